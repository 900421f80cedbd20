// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/attentioncontent.h"

#include "engine/types/wordlinks.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <span>

namespace attentoscope::ui {

namespace {

std::span<const float> rowOf(const AttentionMap& attention, int row)
{
    const std::span<const float> all(*attention.weights);
    return all.subspan(static_cast<std::size_t>(row) * attention.columns, attention.columns);
}

/// Numbers that sum to more than one, such as lengths, count as shares of their sum.
double entropyOf(std::span<const float> weights)
{
    const double sum = std::max(1.0, std::accumulate(weights.begin(), weights.end(), 0.0));
    double entropy = 0.0;
    for (const float weight : weights) {
        if (weight > 0.0F)
            entropy -= static_cast<double>(weight) / sum * std::log2(static_cast<double>(weight) / sum);
    }
    return std::max(0.0, entropy);
}

QString label(const Token& token)
{
    constexpr QChar openBox(0x2423);
    const QString text = QString::fromStdString(token.text);
    return text.trimmed().isEmpty() ? QString(std::max<qsizetype>(1, text.size()), openBox) : text;
}

void markRow(
    std::span<const float> weights, double share, std::span<std::uint8_t> marks, std::vector<std::size_t>& order)
{
    order.resize(weights.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t column) { return weights[column]; });
    const double wanted = share * std::accumulate(weights.begin(), weights.end(), 0.0);
    double carried = 0.0;
    for (const std::size_t column : order) {
        // Because of rounding, a sum of floats may be slightly too small.
        if (carried >= wanted - 1e-6 || !(weights[column] > 0.0F))
            break;
        carried += static_cast<double>(weights[column]);
        marks[column] = 1;
    }
}

using Tokens = std::vector<std::vector<std::size_t>>; ///< the indices of each word's tokens

Tokens tokensOfWords(const std::vector<Token>& tokens)
{
    Tokens words(wordCount(tokens));
    const auto word = wordsOfTokens(tokens);
    for (std::size_t token = 0; token < tokens.size(); ++token)
        if (word[token])
            words[*word[token]].push_back(token);
    return words;
}

} // namespace

bool WordSelection::contains(Word word) const
{
    return std::ranges::binary_search(of(word.side), word.token);
}

void WordSelection::toggle(Word word)
{
    std::vector<int>& words = of(word.side);
    const auto place = std::ranges::lower_bound(words, word.token);
    if (place != words.end() && *place == word.token)
        words.erase(place);
    else
        words.insert(place, word.token);
}

void WordSelection::selectOnly(Word word)
{
    rows.clear();
    columns.clear();
    of(word.side).push_back(word.token);
}

void WordSelection::selectRange(Side side, int from, int to)
{
    std::vector<int>& words = of(side);
    words.clear();
    for (int token = std::min(from, to); token <= std::max(from, to); ++token)
        words.push_back(token);
}

std::vector<double> sumOfRows(const AttentionMap& attention, const std::vector<int>& rows)
{
    std::vector<double> sums(attention.columns, 0.0);
    for (const int row : rows) {
        for (std::size_t column = 0; column < attention.columns; ++column)
            sums[column] += static_cast<double>(attention.at(static_cast<std::size_t>(row), column));
    }
    return sums;
}

std::vector<double> sumOfColumns(const AttentionMap& attention, const std::vector<int>& columns)
{
    std::vector<double> sums(attention.rows, 0.0);
    for (std::size_t row = 0; row < attention.rows; ++row) {
        for (const int column : columns)
            sums[row] += static_cast<double>(attention.at(row, static_cast<std::size_t>(column)));
    }
    return sums;
}

TokenPlaces::TokenPlaces(int tokens) : m_tokens(static_cast<std::size_t>(tokens))
{
    std::iota(m_tokens.begin(), m_tokens.end(), 0);
    number(m_tokens.size());
}

TokenPlaces::TokenPlaces(const std::vector<Token>& tokens, SpecialTokens special)
{
    const bool nothingElse = std::ranges::all_of(tokens, &Token::special);
    for (std::size_t token = 0; token < tokens.size(); ++token) {
        if (special == SpecialTokens::Shown || nothingElse || !tokens[token].special)
            m_tokens.push_back(static_cast<int>(token));
    }
    number(tokens.size());
}

void TokenPlaces::number(std::size_t tokens)
{
    m_places.assign(tokens, -1);
    for (std::size_t place = 0; place < m_tokens.size(); ++place)
        m_places[static_cast<std::size_t>(m_tokens[place])] = static_cast<int>(place);
}

std::optional<int> TokenPlaces::placeOf(int token) const
{
    if (token < 0 || token >= static_cast<int>(m_places.size()) || m_places[static_cast<std::size_t>(token)] < 0)
        return std::nullopt;
    return m_places[static_cast<std::size_t>(token)];
}

int TokenPlaces::stepFrom(int token, int steps) const
{
    return tokenAt(std::clamp(placeOf(token).value_or(0) + steps, 0, count() - 1));
}

double TokenPlaces::placeOfFraction(double token) const
{
    const auto after = std::ranges::lower_bound(m_tokens, token, {}, [](int drawn) { return double(drawn); });
    const auto place = static_cast<double>(after - m_tokens.begin());
    if (after == m_tokens.end())
        return place - 1.0;
    if (after == m_tokens.begin() || *after == token)
        return place;
    const double before = *std::prev(after);
    return place - 1.0 + (token - before) / (*after - before);
}

CellReading readCell(const Translation& translation, Cell cell)
{
    const std::span<const float> row = rowOf(translation.attention, cell.row);
    const float weight = row[static_cast<std::size_t>(cell.column)];
    CellReading reading;
    reading.source = label(translation.source[static_cast<std::size_t>(cell.column)]);
    reading.target = label(translation.target[static_cast<std::size_t>(cell.row)]);
    reading.weight = static_cast<double>(weight);
    reading.rank = 1 + static_cast<int>(std::ranges::count_if(row, [weight](float other) { return other > weight; }));
    reading.columns = static_cast<int>(row.size());
    reading.entropy = entropyOf(row);
    return reading;
}

bool fitsItsWords(const Translation& translation)
{
    const AttentionMap& attention = translation.attention;
    return attention.rows == translation.target.size() && attention.columns == translation.source.size()
        && attention.weights && attention.weights->size() == attention.rows * attention.columns;
}

float largestWeight(const AttentionMap& attention)
{
    float largest = 0.0F;
    if (!attention.isEmpty()) {
        for (const float weight : *attention.weights)
            largest = weight > largest ? weight : largest;
    }
    return largest;
}

QStringList labelsOf(const std::vector<Token>& tokens)
{
    QStringList labels;
    labels.reserve(static_cast<qsizetype>(tokens.size()));
    std::ranges::transform(tokens, std::back_inserter(labels), label);
    return labels;
}

std::vector<std::uint8_t> carriedCells(const AttentionMap& attention, double share)
{
    if (attention.isEmpty() || share >= 1.0)
        return {};
    std::vector<std::uint8_t> marks(attention.weights->size(), 0);
    std::vector<std::size_t> order;
    const std::span<const float> weights(*attention.weights);
    for (std::size_t row = 0; row < attention.rows; ++row)
        markRow(weights.subspan(row * attention.columns, attention.columns), share,
            std::span(marks).subspan(row * attention.columns, attention.columns), order);
    return marks;
}

std::vector<GoldLink> goldCells(const Translation& translation)
{
    const auto& map = translation.attention;
    if (!translation.gold || map.isEmpty())
        return {};
    const auto sources = tokensOfWords(translation.source);
    const auto targets = tokensOfWords(translation.target);
    std::vector<GoldLink> cells(map.rows * map.columns, GoldLink::None);
    const auto mark = [&](const std::vector<AlignmentLink>& links, GoldLink kind) {
        for (const auto& link : links) {
            if (link.source >= sources.size() || link.target >= targets.size())
                continue;
            for (const std::size_t row : targets[link.target])
                for (const std::size_t column : sources[link.source])
                    if (row < map.rows && column < map.columns)
                        cells[row * map.columns + column] = kind;
        }
    };
    mark(translation.gold->possible, GoldLink::Possible);
    mark(translation.gold->sure, GoldLink::Sure);
    return cells;
}

} // namespace attentoscope::ui
