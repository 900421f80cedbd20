// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/wordlinks.h"

#include <algorithm>
#include <cstdint>

namespace attentoscope {

namespace {

/// The attention of one target word: the sum over its tokens, and over the tokens of each source word.
struct WordWeights
{
    std::vector<float> weights; ///< for each source word
    float onSpecial = 0.0f; ///< the largest weight on a single special token
    std::size_t tokens = 0;
};

/// The rows of words for a map from target tokens (rows) to source tokens (columns).
std::vector<WordWeights> wordRows(const Translation& translation, const AttentionMap& map, int rowsLater)
{
    const auto sourceWords = wordsOfTokens(translation.source);
    const auto targetWords = wordsOfTokens(translation.target);
    std::vector<WordWeights> rows(
        wordCount(translation.target), WordWeights{std::vector<float>(wordCount(translation.source), 0.0f), 0.0f, 0});
    for (std::size_t row = 0; row < map.rows; ++row) {
        if (!targetWords[row])
            continue;
        auto& word = rows[*targetWords[row]];
        const std::size_t read = row + static_cast<std::size_t>(rowsLater);
        float special = 0.0f;
        for (std::size_t column = 0; read < map.rows && column < map.columns; ++column) {
            const float weight = map.at(read, column);
            if (sourceWords[column])
                word.weights[*sourceWords[column]] += weight;
            else
                special = std::max(special, weight);
        }
        word.onSpecial += special;
        ++word.tokens;
    }
    return rows;
}

} // namespace

std::vector<std::optional<std::size_t>> wordsOfTokens(const std::vector<Token>& tokens)
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

std::size_t wordCount(const std::vector<Token>& tokens)
{
    std::size_t count = 0;
    for (const auto& word : wordsOfTokens(tokens))
        if (word)
            count = std::max(count, *word + 1);
    return count;
}

std::vector<AlignmentLink> linksOfMap(const Translation& translation, const AttentionMap& map, const LinkRule& rule)
{
    if (map.isEmpty())
        return {};
    std::vector<AlignmentLink> links;
    std::uint32_t target = 0;
    for (const auto& row : wordRows(translation, map, rule.rowsLater)) {
        const auto largest = std::ranges::max_element(row.weights);
        const auto link = [&](auto word) {
            links.push_back({static_cast<std::uint32_t>(word - row.weights.begin()), target});
        };
        if (rule.threshold > 0.0) {
            const auto least = static_cast<float>(rule.threshold * static_cast<double>(row.tokens));
            for (auto word = row.weights.begin(); word != row.weights.end(); ++word)
                if (*word >= least)
                    link(word);
        } else if (largest != row.weights.end()
            && *largest > (rule.endMarks == EndMarks::TakeLinks ? row.onSpecial : 0.0f)) {
            link(largest);
        }
        ++target;
    }
    return links;
}

std::vector<AlignmentLink> linksOfReading(const Translation& translation, const AlignmentReading& reading)
{
    return linksOfMap(translation, meanOf(translation, reading.headsIn(translation)),
        {.endMarks = reading.endMarks, .rowsLater = reading.rowsLater});
}

std::vector<AlignmentLink> linksFromAttention(const Translation& translation, const LinkRule& rule)
{
    return linksOfMap(translation, translation.attention, rule);
}

AlignmentCounts& AlignmentCounts::operator+=(const AlignmentCounts& other)
{
    links += other.links;
    sure += other.sure;
    inSure += other.inSure;
    inPossible += other.inPossible;
    return *this;
}

double AlignmentCounts::errorRate() const
{
    if (links + sure == 0)
        return 0.0;
    return 1.0 - static_cast<double>(inSure + inPossible) / static_cast<double>(links + sure);
}

AlignmentCounts countAlignment(const std::vector<AlignmentLink>& links, const GoldAlignment& gold)
{
    const auto distinct = [](std::vector<AlignmentLink> all) {
        std::ranges::sort(all);
        const auto repeated = std::ranges::unique(all);
        all.erase(repeated.begin(), repeated.end());
        return all;
    };
    const auto found = distinct(links);
    const auto sure = distinct(gold.sure);
    const auto possible = distinct(gold.possible);
    AlignmentCounts counts{.links = found.size(), .sure = sure.size()};
    for (const auto& link : found) {
        const bool isSure = std::ranges::binary_search(sure, link);
        counts.inSure += isSure ? 1 : 0;
        counts.inPossible += isSure || std::ranges::binary_search(possible, link) ? 1 : 0;
    }
    return counts;
}

} // namespace attentoscope
