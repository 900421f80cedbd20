// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/mergedwords.h"

#include "engine/types/wordlinks.h"

#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::string_view spaceMark = "▁"; ///< first character of subword pieces that begin a word

/// Merges the tokens from begin to end into one, without the mark of the space before them.
Token mergedToken(const std::vector<Token>& tokens, int begin, int end)
{
    Token word;
    for (int i = begin; i < end; ++i) {
        const Token& piece = tokens[static_cast<std::size_t>(i)];
        word.text += piece.text;
        word.unknown = word.unknown || piece.unknown;
        word.special = piece.special;
    }
    if (word.text.starts_with(spaceMark) && word.text.size() > spaceMark.size())
        word.text.erase(0, spaceMark.size());
    return word;
}

} // namespace

std::vector<int> wordBegins(const std::vector<Token>& tokens)
{
    const auto words = wordsOfTokens(tokens);
    std::vector<int> begins;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (i == 0 || !words[i] || words[i] != words[i - 1])
            begins.push_back(static_cast<int>(i));
    begins.push_back(static_cast<int>(tokens.size()));
    return begins;
}

std::vector<Token> wordsOf(const std::vector<Token>& tokens, const std::vector<int>& begins)
{
    std::vector<Token> words;
    for (std::size_t word = 0; word + 1 < begins.size(); ++word)
        words.push_back(mergedToken(tokens, begins[word], begins[word + 1]));
    return words;
}

AttentionMap mapOfWords(
    const AttentionMap& map, const std::vector<int>& rowBegins, const std::vector<int>& columnBegins)
{
    AttentionMap merged{.rows = rowBegins.size() - 1, .columns = columnBegins.size() - 1, .weights = {}};
    if (map.isEmpty())
        return merged;
    std::vector<float> weights;
    weights.reserve(merged.rows * merged.columns);
    for (std::size_t row = 0; row < merged.rows; ++row)
        for (std::size_t column = 0; column < merged.columns; ++column) {
            double sum = 0.0;
            for (int r = rowBegins[row]; r < rowBegins[row + 1]; ++r)
                for (int c = columnBegins[column]; c < columnBegins[column + 1]; ++c)
                    sum += static_cast<double>(map.at(static_cast<std::size_t>(r), static_cast<std::size_t>(c)));
            weights.push_back(static_cast<float>(sum / (rowBegins[row + 1] - rowBegins[row])));
        }
    merged.weights = std::make_shared<const std::vector<float>>(std::move(weights));
    return merged;
}

} // namespace attentoscope
