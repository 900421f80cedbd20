// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/tokenmatch.h"

#include <algorithm>

namespace attentoscope::ui {

namespace {

bool isSame(const Token& first, const Token& second)
{
    return first.text == second.text && first.special == second.special;
}

} // namespace

TokenMatch::TokenMatch(const std::vector<Token>& first, const std::vector<Token>& second)
{
    const std::size_t width = second.size() + 1;
    std::vector<int> longest((first.size() + 1) * width, 0); // of what follows two places
    for (std::size_t row = first.size(); row-- > 0;)
        for (std::size_t column = second.size(); column-- > 0;)
            longest[row * width + column] = isSame(first[row], second[column])
                ? 1 + longest[(row + 1) * width + column + 1]
                : std::max(longest[(row + 1) * width + column], longest[row * width + column + 1]);
    for (std::size_t row = 0, column = 0; row < first.size() && column < second.size();) {
        if (isSame(first[row], second[column]))
            m_pairs.emplace_back(static_cast<int>(row++), static_cast<int>(column++));
        else if (longest[(row + 1) * width + column] >= longest[row * width + column + 1])
            ++row;
        else
            ++column;
    }
}

std::optional<int> TokenMatch::inSecond(int ofFirst) const
{
    const auto found = std::ranges::find(m_pairs, ofFirst, &std::pair<int, int>::first);
    return found == m_pairs.end() ? std::nullopt : std::optional(found->second);
}

std::optional<int> TokenMatch::inFirst(int ofSecond) const
{
    const auto found = std::ranges::find(m_pairs, ofSecond, &std::pair<int, int>::second);
    return found == m_pairs.end() ? std::nullopt : std::optional(found->first);
}

bool haveSameWords(const std::vector<Token>& first, const std::vector<Token>& second)
{
    const auto isWord = [](const Token& token) { return !token.special; };
    const auto shared = TokenMatch(first, second).pairs();
    const auto words = std::ranges::count_if(
        shared, [&](const auto& pair) { return isWord(first[static_cast<std::size_t>(pair.first)]); });
    return words == std::ranges::count_if(first, isWord) && words == std::ranges::count_if(second, isWord);
}

} // namespace attentoscope::ui
