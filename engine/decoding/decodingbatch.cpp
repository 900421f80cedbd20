// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/decodingbatch.h"

namespace attentoscope {

namespace {

torch::Tensor selected(const torch::Tensor& tensor, std::int64_t dimension, const torch::Tensor& rows)
{
    return tensor.defined() ? tensor.index_select(dimension, rows) : tensor;
}

} // namespace

DecodingBatch::Member::Member(Seq2SeqImpl& network, const BatchTensors& tensors, HeadsAnswer heads)
    : m_decoder(&network.decoder())
    , m_source(network.encoder().forward(tensors.source, tensors.sourceLengths, heads))
    , m_memory(m_decoder->memory(m_source))
    , m_state(m_decoder->start(m_source))
{
    m_source.heads = onProcessor(std::move(m_source.heads));
}

DecoderOutput DecodingBatch::Member::step(const torch::Tensor& words, std::optional<std::int64_t> forcedColumn)
{
    m_memory.forcedColumn = forcedColumn;
    return m_decoder->forward(words, m_state, m_memory);
}

torch::Tensor DecodingBatch::Member::logits(const DecoderOutput& output) const
{
    return onProcessor(m_decoder->logits(output.readouts[0]));
}

void DecodingBatch::Member::select(const torch::Tensor& rows, Sources sources)
{
    const auto there = rows.to(m_source.annotations.device());
    m_state.recurrent = {selected(m_state.recurrent.hidden, 1, there), selected(m_state.recurrent.cell, 1, there)};
    m_state.feed = selected(m_state.feed, 0, there);
    for (auto& layer : m_state.read)
        layer.select(rows);
    if (sources == Sources::Stay)
        return;
    m_source.lengths = m_source.lengths.index_select(0, rows);
    if (!m_memory.layers.empty()) { // only a Transformer has layers in memory
        m_memory.words = m_memory.words.selected(rows);
        return;
    }
    m_memory.annotations = m_memory.annotations.index_select(0, there);
    m_memory.keys = selected(m_memory.keys, 0, there);
    m_memory.padding = m_memory.padding.index_select(0, there);
    if (m_memory.fused)
        m_memory.fused.emplace(m_memory.annotations, m_memory.keys, m_source.lengths);
}

DecodingBatch::DecodingBatch(const ModelGroup& models, std::span<const PreparedSentence> sources, HeadsAnswer heads)
    : m_mode(models)
{
    const auto tensors = BatchTensors::from(makeBatch(models.first(), sources, {}));
    for (auto* network : models.networks())
        m_members.emplace_back(*network, tensors, models.isOneModel() ? heads : HeadsAnswer::None);
}

DecodingBatch::Step DecodingBatch::step(
    const std::vector<std::int64_t>& previousWords, std::optional<std::int64_t> forcedColumn)
{
    const auto words = torch::tensor(previousWords, torch::kInt64).unsqueeze(0);
    if (m_members.size() == 1) {
        auto& member = m_members.front();
        const auto output = member.step(words, forcedColumn);
        return {WordScores(member.logits(output)), onProcessor(output.weights), onProcessor(output.centres),
            onProcessor(output.heads)};
    }
    // There are no centres: the windows of several models have no common centre.
    std::vector<torch::Tensor> logProbabilities, weights;
    for (auto& member : m_members) {
        const auto output = member.step(words, forcedColumn);
        logProbabilities.push_back(WordScores(member.logits(output)).logProbabilities());
        weights.push_back(onProcessor(output.weights));
    }
    return {WordScores::ofLogProbabilities(logOfMean(logProbabilities)), meanOfDefined(weights), {}, {}};
}

void DecodingBatch::select(const std::vector<std::int64_t>& rows, Sources sources)
{
    const auto indices = torch::tensor(rows, torch::kInt64);
    for (auto& member : m_members)
        member.select(indices, sources);
}

} // namespace attentoscope
