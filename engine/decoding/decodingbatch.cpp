// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/decodingbatch.h"

#include <limits>

namespace attentoscope {

namespace {

BatchTensors tensorsOf(const TranslationModel& model, std::span<const PreparedSentence> sources)
{
    return BatchTensors::from(makeBatch(model, sources, {}));
}

EncodedSource encode(TranslationModel& model, const BatchTensors& tensors)
{
    return model.network().encoder()->forward(tensors.source, tensors.sourceLengths);
}

torch::Tensor selected(const torch::Tensor& tensor, std::int64_t dimension, const torch::Tensor& rows)
{
    return tensor.defined() ? tensor.index_select(dimension, rows) : tensor;
}

} // namespace

DecodingBatch::DecodingBatch(TranslationModel& model, std::span<const PreparedSentence> sources)
    : m_mode(model.network())
    , m_decoder(model.network().decoder())
    , m_source(encode(model, tensorsOf(model, sources)))
    , m_memory(m_decoder.memory(m_source))
    , m_state(m_decoder.start(m_source))
{
}

DecodingBatch::Step DecodingBatch::step(
    const std::vector<std::int64_t>& previousWords, std::optional<std::int64_t> forcedColumn)
{
    m_memory.forcedColumn = forcedColumn;
    const auto words = torch::tensor(previousWords, torch::kInt64).unsqueeze(0);
    auto output = m_decoder.forward(words, m_state, m_memory);
    auto logProbabilities = m_decoder.logits(output.readouts[0]).log_softmax(-1);
    logProbabilities.narrow(1, Vocabulary::padding, 2).fill_(-std::numeric_limits<double>::infinity());
    return {logProbabilities, std::move(output)};
}

void DecodingBatch::select(const std::vector<std::int64_t>& rows, Sources sources)
{
    const auto indices = torch::tensor(rows, torch::kInt64);
    m_state.recurrent = {selected(m_state.recurrent.hidden, 1, indices), selected(m_state.recurrent.cell, 1, indices)};
    m_state.feed = selected(m_state.feed, 0, indices);
    if (sources == Sources::Stay)
        return;
    m_source.lengths = m_source.lengths.index_select(0, indices);
    m_memory.annotations = m_memory.annotations.index_select(0, indices);
    m_memory.keys = selected(m_memory.keys, 0, indices);
    m_memory.padding = m_memory.padding.index_select(0, indices);
    if (m_memory.fused)
        m_memory.fused.emplace(m_memory.annotations, m_memory.keys, m_source.lengths);
}

} // namespace attentoscope
