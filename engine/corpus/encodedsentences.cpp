// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/corpus.h"

namespace attentoscope {

void EncodedSentences::add(std::span<const std::int32_t> ids)
{
    m_ids.insert(m_ids.end(), ids.begin(), ids.end());
    m_offsets.push_back(m_ids.size());
}

void EncodedSentences::reserve(std::size_t sentences, std::size_t tokens)
{
    m_offsets.reserve(sentences + 1);
    m_ids.reserve(tokens);
}

} // namespace attentoscope
