// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/attentionspread.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attentoscope {

namespace {

double rowEntropy(const AttentionMap& map, std::size_t row)
{
    double entropy = 0.0;
    for (std::size_t column = 0; column < map.columns; ++column)
        if (const auto weight = static_cast<double>(map.at(row, column)); weight > 0.0)
            entropy -= weight * std::log2(weight);
    return std::max(0.0, entropy);
}

/// The largest score of a row minus the mean of its scores. Weights are the softmax of scores, so their logarithms have
/// the same differences. A weight that is too small for a float counts as the smallest float. Outside the window of
/// local attention there are no scores.
double scoreDistance(const AttentionMap& map, std::size_t row)
{
    double largest = -std::numeric_limits<double>::infinity();
    double sum = 0.0;
    std::size_t scores = 0;
    for (std::size_t column = 0; column < map.columns; ++column) {
        const float weight = map.at(row, column);
        if (weight <= 0.0f && map.windowRadius > 0.0f)
            continue;
        const double score = std::log(static_cast<double>(std::max(weight, std::numeric_limits<float>::denorm_min())));
        largest = std::max(largest, score);
        sum += score;
        ++scores;
    }
    return scores == 0 ? 0.0 : largest - sum / static_cast<double>(scores);
}

bool isOfWord(const Translation& translation, std::size_t row)
{
    return row < translation.target.size() && !translation.target[row].special;
}

} // namespace

std::optional<double> meanRowEntropy(const Translation& translation)
{
    AttentionSpread spread;
    spread.add(translation);
    const auto measures = spread.measures();
    return measures ? std::optional(measures->entropy) : std::nullopt;
}

void AttentionSpread::addRow(const AttentionMap& map, std::size_t row)
{
    ++m_rows;
    m_entropies += rowEntropy(map, row);
    m_farthest = std::max(m_farthest, scoreDistance(map, row));
}

void AttentionSpread::add(const Translation& translation)
{
    const AttentionMap& map = translation.attention;
    if (map.isEmpty())
        return;
    std::vector<double> columns(map.columns, 0.0);
    double all = 0.0;
    for (std::size_t row = 0; row < map.rows; ++row) {
        if (!isOfWord(translation, row))
            continue;
        addRow(map, row);
        for (std::size_t column = 0; column < map.columns; ++column) {
            columns[column] += static_cast<double>(map.at(row, column));
            all += static_cast<double>(map.at(row, column));
        }
    }
    if (all <= 0.0)
        return;
    m_fullest += *std::ranges::max_element(columns) / all;
    ++m_sentences;
}

std::optional<AttentionMeasures> AttentionSpread::measures() const
{
    if (m_sentences == 0)
        return std::nullopt;
    return AttentionMeasures{
        m_entropies / static_cast<double>(m_rows), m_fullest / static_cast<double>(m_sentences), m_farthest};
}

} // namespace attentoscope
