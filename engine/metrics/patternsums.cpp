// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/patternsums.h"

#include "engine/corpus/tokens/tokenizer.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace attentoscope {

namespace {

/// A token of a row or a column: its class, and its place if it is a word.
struct PlacedToken
{
    WordClass of = WordClass::Other;
    std::optional<int> place; ///< none for a mark
};

std::vector<PlacedToken> placedTokens(std::span<const Token> tokens)
{
    std::vector<PlacedToken> placed;
    int words = 0;
    for (const auto& token : tokens) {
        if (!token.special)
            placed.push_back({wordClassOf(token.text), words++});
        else
            placed.push_back({placed.empty() ? WordClass::StartMark : WordClass::EndMark, {}});
    }
    return placed;
}

/// The tokens of a map's rows and of its columns.
struct MapTokens
{
    std::vector<PlacedToken> rows;
    std::vector<PlacedToken> columns;
};

/// The tokens that a decoder has read: its start token, then the target without its last token.
std::vector<PlacedToken> readTokens(const Translation& translation)
{
    auto tokens = placedTokens(translation.target);
    tokens.insert(tokens.begin(), {WordClass::StartMark, {}});
    tokens.pop_back();
    return tokens;
}

MapTokens tokensOf(const Translation& translation, HeadKind kind)
{
    if (kind == HeadKind::Encoder)
        return {placedTokens(translation.source), placedTokens(translation.source)};
    auto rows = placedTokens(translation.target);
    return {std::move(rows), kind == HeadKind::Cross ? placedTokens(translation.source) : readTokens(translation)};
}

/// The visible weights of a row, as shares of their sum. Empty if the sum is not a positive number.
std::vector<double> rowShares(const AttentionMap& map, std::size_t row, HeadKind kind)
{
    std::vector<double> shares;
    double sum = 0.0;
    for (std::size_t column = 0; column < (kind == HeadKind::Decoder ? row + 1 : map.columns); ++column)
        sum += shares.emplace_back(static_cast<double>(map.at(row, column)));
    if (!(sum > 0.0))
        return {};
    for (auto& share : shares)
        share /= sum;
    return shares;
}

void add(std::vector<PlaceWeights>& all, int place, double weight)
{
    auto known = std::ranges::lower_bound(all, place, {}, &PlaceWeights::place);
    if (known == all.end() || known->place != place)
        known = all.insert(known, {.place = place});
    ++known->rows;
    known->sum += weight;
}

void addRow(
    AveragedHead& all, const PlacedToken& row, std::span<const PlacedToken> columns, std::span<const double> shares)
{
    ++all.rows;
    for (std::size_t column = 0; column < shares.size(); ++column) {
        const auto of = static_cast<std::size_t>(columns[column].of);
        all.classes[of] += shares[column];
        all.columns[of] += 1.0 / static_cast<double>(shares.size());
        if (!columns[column].place)
            continue;
        add(all.distances, *row.place - *columns[column].place, shares[column]);
        add(all.positions, *columns[column].place, shares[column]);
    }
}

void addMap(AveragedHead& all, const AttentionMap& map, HeadKind kind, const MapTokens& tokens)
{
    for (std::size_t row = 0; row < std::min(map.rows, tokens.rows.size()); ++row)
        if (tokens.rows[row].place)
            if (const auto shares = rowShares(map, row, kind); !shares.empty())
                addRow(all, tokens.rows[row], tokens.columns, shares);
}

double entropy(std::span<const double> shares)
{
    double bits = 0.0;
    for (const double share : shares)
        if (share > 0.0)
            bits -= share * std::log2(share);
    return bits;
}

double divergence(std::span<const double> one, std::span<const double> other, double meanEntropy)
{
    double bits = 0.0;
    for (std::size_t column = 0; column < one.size(); ++column)
        if (const double mean = (one[column] + other[column]) / 2.0; mean > 0.0)
            bits -= mean * std::log2(mean);
    return std::clamp(bits - meanEntropy, 0.0, 1.0);
}

/// Adds one row of every head.
void addRows(KindLikeness& all, const std::vector<std::vector<double>>& rows)
{
    std::vector<double> entropies;
    entropies.reserve(rows.size());
    for (const auto& row : rows)
        entropies.push_back(entropy(row));
    ++all.rows;
    for (std::size_t one = 0, pair = 0; one < rows.size(); ++one)
        for (std::size_t other = one + 1; other < rows.size(); ++other, ++pair)
            all.sums[pair] += divergence(rows[one], rows[other], (entropies[one] + entropies[other]) / 2.0);
}

void addHeads(KindLikeness& all, std::span<const HeadMap> maps, const MapTokens& tokens)
{
    const auto& first = maps.front().attention;
    for (std::size_t row = 0; row < std::min(first.rows, tokens.rows.size()); ++row) {
        if (!tokens.rows[row].place)
            continue;
        std::vector<std::vector<double>> rows;
        for (const auto& map : maps)
            rows.push_back(rowShares(map.attention, row, map.id.kind));
        if (std::ranges::all_of(rows, [](const auto& shares) { return shares.size() > 1; }))
            addRows(all, rows);
    }
}

/// Makes an entry for each kind of heads that can be compared, and one for each map.
void makeEntries(HeadPatterns& patterns, const Translation& translation)
{
    patterns.averages.emplace_back();
    for (const auto& map : translation.heads) {
        patterns.averages.push_back({.head = map.id, .distances = {}, .positions = {}});
        if (patterns.likeness.empty() || patterns.likeness.back().kind != map.id.kind)
            patterns.likeness.push_back({.kind = map.id.kind, .heads = {}, .sums = {}});
        patterns.likeness.back().heads.push_back(map.id);
    }
    std::erase_if(patterns.likeness, [](const KindLikeness& kind) { return kind.heads.size() > mostComparedHeads; });
    for (auto& kind : patterns.likeness)
        kind.sums.assign(kind.heads.size() * (kind.heads.size() - 1) / 2, 0.0);
}

} // namespace

void addSentence(HeadPatterns& patterns, const Translation& translation)
{
    if (translation.target.empty())
        return;
    if (patterns.averages.empty())
        makeEntries(patterns, translation);
    const auto cross = tokensOf(translation, HeadKind::Cross);
    addMap(patterns.averages.front(), translation.attention, HeadKind::Cross, cross);
    for (std::size_t begin = 0; begin < translation.heads.size();) {
        const auto kind = translation.heads[begin].id.kind;
        const auto tokens = tokensOf(translation, kind);
        std::size_t end = begin;
        for (; end < translation.heads.size() && translation.heads[end].id.kind == kind; ++end)
            addMap(patterns.averages[end + 1], translation.heads[end].attention, kind, tokens);
        const auto compared = std::ranges::find(patterns.likeness, kind, &KindLikeness::kind);
        if (compared != patterns.likeness.end())
            addHeads(*compared, std::span(translation.heads).subspan(begin, end - begin), tokens);
        begin = end;
    }
}

} // namespace attentoscope
