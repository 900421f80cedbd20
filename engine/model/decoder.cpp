// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/decoder.h"

#include "engine/model/currentstatedecoder.h"
#include "engine/model/previousstatedecoder.h"
#include "engine/model/transformerdecoder.h"
#include "engine/settings/attentionkinds.h"

namespace attentoscope {

namespace {

/// Along the steps; what later pieces have read, earlier ones had not: (B, H, T, P), padded to the last piece's P.
std::vector<torch::Tensor> joinedHeads(
    const std::vector<DecoderOutput>& pieces, std::vector<torch::Tensor> DecoderHeads::* kind)
{
    std::vector<torch::Tensor> layers;
    for (std::size_t layer = 0; layer < (pieces.back().heads.*kind).size(); ++layer) {
        const std::int64_t columns = (pieces.back().heads.*kind)[layer].size(-1);
        std::vector<torch::Tensor> rows;
        for (const auto& piece : pieces) {
            const auto& weights = (piece.heads.*kind)[layer];
            rows.push_back(torch::constant_pad_nd(weights, {0, columns - weights.size(-1)}));
        }
        layers.push_back(torch::cat(rows, 2));
    }
    return layers;
}

} // namespace

DecoderOutput joined(const std::vector<DecoderOutput>& pieces)
{
    if (pieces.size() == 1)
        return pieces.front();
    std::vector<torch::Tensor> readouts, weights, centres;
    for (const auto& piece : pieces) {
        readouts.push_back(piece.readouts);
        if (piece.weights.defined())
            weights.push_back(piece.weights);
        if (piece.centres.defined())
            centres.push_back(piece.centres);
    }
    return {torch::cat(readouts, 0), weights.empty() ? torch::Tensor() : torch::cat(weights, 1),
        centres.empty() ? torch::Tensor() : torch::cat(centres, 1),
        {joinedHeads(pieces, &DecoderHeads::cross), joinedHeads(pieces, &DecoderHeads::own)}};
}

torch::Tensor onProcessor(const torch::Tensor& tensor)
{
    return tensor.defined() ? tensor.cpu() : tensor;
}

std::vector<torch::Tensor> onProcessor(std::vector<torch::Tensor> tensors)
{
    for (auto& tensor : tensors)
        tensor = onProcessor(tensor);
    return tensors;
}

DecoderHeads onProcessor(const DecoderHeads& heads)
{
    return {onProcessor(heads.cross), onProcessor(heads.own)};
}

Decoder::Decoder(const ModelSizes& sizes, SharedRandom random)
    : m_sizes(sizes)
    , m_random(std::move(random))
    , m_embedding(register_module("embedding", WordEmbedding(sizes.find("decoder.embedding.weight"), sizes.targetWord)))
{
}

void Decoder::makeOutput()
{
    const auto tied = m_sizes.isOutputTied() ? m_embedding->weight() : torch::Tensor();
    m_output = registerLinear(*this, m_sizes, "decoder.output", tied);
}

torch::Tensor Decoder::logits(const torch::Tensor& readouts)
{
    return m_output->forward(readouts);
}

torch::Tensor Decoder::crossEntropySum(const torch::Tensor& readouts, const torch::Tensor& targets, double smoothing)
{
    const auto read = is_training() ? m_random->dropout(readouts, configuration().outputDropout) : readouts;
    return attentoscope::crossEntropySum(*m_output, read, targets, smoothing);
}

std::shared_ptr<Decoder> makeDecoder(const ModelSizes& sizes, SharedRandom random)
{
    if (sizes.model.architecture == Architecture::Transformer)
        return std::make_shared<TransformerDecoder>(sizes, std::move(random));
    if (findAttentionKind(sizes.model.attention).value()->info.reads == ReadsState::Previous)
        return std::make_shared<PreviousStateDecoder>(sizes, std::move(random));
    return std::make_shared<CurrentStateDecoder>(sizes, std::move(random));
}

} // namespace attentoscope
