// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/decoderlayer.h"

namespace attentoscope {

DecoderLayerImpl::DecoderLayerImpl(const ModelSizes& sizes, const std::string& path, const SharedRandom& random)
    : m_activation(sizes.model.activation)
    , m_residual(sizes, random)
    , m_own(register_module("self_attn", MultiHeadAttention(sizes, path + ".self_attn", random)))
    , m_cross(register_module("multihead_attn", MultiHeadAttention(sizes, path + ".multihead_attn", random)))
    , m_linear1(registerLinear(*this, sizes, path + ".linear1"))
    , m_linear2(registerLinear(*this, sizes, path + ".linear2"))
    , m_norm1(register_module("norm1", Normalization(sizes)))
    , m_norm2(register_module("norm2", Normalization(sizes)))
    , m_norm3(register_module("norm3", Normalization(sizes)))
{
}

torch::Tensor DecoderLayerImpl::sourceKeysAndValues(const torch::Tensor& annotations)
{
    return m_cross->keysAndValues(annotations);
}

HeadAttended DecoderLayerImpl::readPast(
    const torch::Tensor& words, const Further& further, ReadWords* own, HeadsAnswer wanted)
{
    const auto& [rows, first] = further;
    const HeadMask mask{.future = Future::Hidden, .wanted = wanted};
    const std::int64_t size = words.size(-1);
    const auto projected = m_own->project(words);
    if (!own)
        return m_own->attendToSelf(projected, rows, mask);
    own->append(rows.placed(projected.narrow(-1, size, 2 * size)));
    return m_own->attend({projected.narrow(-1, 0, size), rows, first}, {own->matrix(), own->rows()}, mask);
}

DecoderLayerImpl::Output DecoderLayerImpl::forward(
    const torch::Tensor& words, const Further& further, ReadWords* own, const Source& source)
{
    const auto past = readPast(m_residual.read(m_norm1, words), further, own, source.ownWeights);
    const auto read = m_residual.joined(m_norm1, m_norm2, words, past.context);
    const auto crossed = m_cross->attend({m_cross->queries(read.read), further.rows, further.first},
        source.keysAndValues, {.wanted = source.crossWeights}, source.forcedColumn);
    const auto seen = m_residual.joined(m_norm2, m_norm3, read.sum, crossed.context);
    const auto given = feedForward(*m_linear1, *m_linear2, m_activation, seen.read);
    return {m_residual.joined(m_norm3, seen.sum, given), past.weights, crossed.weights};
}

} // namespace attentoscope
