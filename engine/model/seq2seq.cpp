// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/seq2seq.h"

namespace attentoscope {

namespace {

torch::Tensor tensorOf(const std::vector<std::int64_t>& values, at::IntArrayRef shape)
{
    // from_blob does not write through the pointer; clone makes the tensor own its numbers.
    auto* data = const_cast<std::int64_t*>(values.data()); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    return torch::from_blob(data, shape, torch::kInt64).clone();
}

} // namespace

BatchTensors BatchTensors::from(const Batch& batch)
{
    const auto size = static_cast<std::int64_t>(batch.size);
    const auto sourceLength = static_cast<std::int64_t>(batch.sourceLength);
    const auto targetLength = static_cast<std::int64_t>(batch.targetLength);
    return {
        tensorOf(batch.source, {sourceLength, size}),
        tensorOf(batch.sourceLengths, {size}),
        tensorOf(batch.targetInput, {targetLength, size}),
        tensorOf(batch.targetOutput, {targetLength, size}),
        static_cast<std::int64_t>(batch.targetTokens),
    };
}

Seq2SeqImpl::Seq2SeqImpl(const ModelConfiguration& configuration, std::int64_t sourceVocabulary,
    std::int64_t targetVocabulary, SharedRandom random)
    : m_encoder(register_module("encoder", Encoder(configuration, sourceVocabulary, random)))
    , m_decoder(register_module("decoder", makeDecoder(configuration, targetVocabulary, random)))
{
}

DecoderOutput Seq2SeqImpl::forward(const BatchTensors& batch, const ForcedSteps& forced)
{
    const auto source = m_encoder->forward(batch.source, batch.sourceLengths);
    const auto memory = m_decoder->memory(source);
    auto state = m_decoder->start(source);

    // A run of forced steps has known words and goes through the decoder at once.
    const std::int64_t steps = batch.targetInput.size(0);
    std::vector<torch::Tensor> readouts, weights;
    for (std::int64_t first = 0; first < steps;) {
        std::int64_t next = first + 1;
        while (next < steps && forced[static_cast<std::size_t>(next)])
            ++next;
        auto words = batch.targetInput.narrow(0, first, next - first);
        if (first > 0) {
            const torch::NoGradGuard guard;
            const auto chosen = m_decoder->logits(readouts.back()[-1]).argmax(-1, /*keepdim=*/false).unsqueeze(0);
            words = torch::cat({chosen, words.narrow(0, 1, next - first - 1)}, 0);
        }
        auto output = m_decoder->forward(words, state, memory);
        readouts.push_back(std::move(output.readouts));
        if (output.weights.defined())
            weights.push_back(std::move(output.weights));
        first = next;
    }
    return {torch::cat(readouts, 0), weights.empty() ? torch::Tensor() : torch::cat(weights, 1)};
}

torch::Tensor Seq2SeqImpl::lossSum(const DecoderOutput& output, const BatchTensors& batch, double smoothing)
{
    // Only real tokens meet the output layer: padding would cost a product with the whole vocabulary.
    const auto wanted = batch.targetOutput.flatten();
    const auto real = wanted.ne(Vocabulary::padding).nonzero().squeeze(1);
    const auto logits = m_decoder->logits(output.readouts.flatten(0, 1).index_select(0, real));
    namespace F = torch::nn::functional;
    return F::cross_entropy(logits, wanted.index_select(0, real),
        F::CrossEntropyFuncOptions().reduction(torch::kSum).label_smoothing(smoothing));
}

} // namespace attentoscope
