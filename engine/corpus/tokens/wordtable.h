// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace attentoscope {

/// Provisional ids. They are given in the order in which words are met while a corpus is read. Which words enter the
/// vocabulary is known only after all pairs are counted.
class WordTable
{
public:
    std::int32_t id(std::string_view word)
    {
        const auto found = m_ids.find(word);
        return found != m_ids.end() ? found->second : add(word);
    }
    std::size_t size() const { return m_words.size(); }
    const std::string& word(std::int32_t id) const { return m_words[static_cast<std::size_t>(id)]; }

private:
    std::int32_t add(std::string_view word);

    std::deque<std::string> m_words; ///< a deque, so that the views in m_ids stay good
    std::unordered_map<std::string_view, std::int32_t> m_ids;
};

} // namespace attentoscope
