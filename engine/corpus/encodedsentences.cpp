// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/corpus.h"

#include <algorithm>

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

void EncodedSentences::keepOnly(const std::vector<bool>& kept)
{
    std::size_t sentences = 0;
    std::size_t tokens = 0;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (!kept[i])
            continue;
        const auto begin = m_ids.begin() + static_cast<std::ptrdiff_t>(m_offsets[i]);
        const auto end = m_ids.begin() + static_cast<std::ptrdiff_t>(m_offsets[i + 1]);
        std::copy(begin, end, m_ids.begin() + static_cast<std::ptrdiff_t>(tokens));
        tokens += static_cast<std::size_t>(end - begin);
        m_offsets[++sentences] = tokens; // never beyond what is still to be read
    }
    m_ids.resize(tokens);
    m_offsets.resize(sentences + 1);
}

} // namespace attentoscope
