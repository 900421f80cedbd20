// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/wordalignment.h"

#include <algorithm>
#include <optional>

namespace attentoscope {

namespace {

/// The word that each token belongs to; none for special tokens.
std::vector<std::optional<std::size_t>> wordsOf(const std::vector<Token>& tokens)
{
    std::vector<std::optional<std::size_t>> words;
    std::size_t count = 0;
    for (const auto& token : tokens) {
        if (token.special) {
            words.emplace_back();
            continue;
        }
        if (!token.attached || count == 0)
            ++count;
        words.emplace_back(count - 1);
    }
    return words;
}

} // namespace

std::size_t wordCount(const std::vector<Token>& tokens)
{
    std::size_t count = 0;
    for (const auto& word : wordsOf(tokens))
        if (word)
            count = std::max(count, *word + 1);
    return count;
}

std::vector<AlignmentLink> linksFromAttention(const Translation& translation)
{
    if (translation.attention.isEmpty())
        return {};
    const auto sourceWords = wordsOf(translation.source);
    const auto targetWords = wordsOf(translation.target);
    const std::size_t sources = wordCount(translation.source);
    std::vector<std::vector<float>> merged(wordCount(translation.target), std::vector<float>(sources, 0.0f));
    std::vector<float> onSpecial(
        merged.size(), 0.0f); // the largest weight on one special token, added over the word's rows
    for (std::size_t row = 0; row < translation.attention.rows; ++row) {
        if (!targetWords[row])
            continue;
        float special = 0.0f;
        for (std::size_t column = 0; column < translation.attention.columns; ++column) {
            const float weight = translation.attention.at(row, column);
            if (sourceWords[column])
                merged[*targetWords[row]][*sourceWords[column]] += weight;
            else
                special = std::max(special, weight);
        }
        onSpecial[*targetWords[row]] += special;
    }
    std::vector<AlignmentLink> links;
    for (std::size_t target = 0; target < merged.size(); ++target) {
        const auto largest = std::ranges::max_element(merged[target]);
        if (largest != merged[target].end() && *largest > onSpecial[target])
            links.push_back(
                {static_cast<std::uint32_t>(largest - merged[target].begin()), static_cast<std::uint32_t>(target)});
    }
    return links;
}

} // namespace attentoscope
