// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/wordtable.h"

namespace attentoscope {

std::int32_t WordTable::add(std::string_view word)
{
    const auto id = static_cast<std::int32_t>(m_words.size());
    m_ids.emplace(m_words.emplace_back(word), id);
    return id;
}

} // namespace attentoscope
