// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/cooccurrence.h"

#include <algorithm>
#include <numeric>

namespace attentoscope {

namespace {

/// A word of a source sentence.
struct Occurrence
{
    std::uint32_t pair = 0;
    std::uint32_t place = 0;
};

/// The occurrences of all source words, word after word.
struct Occurrences
{
    std::vector<std::size_t> begins; ///< first occurrence of each word, and the end
    std::vector<Occurrence> all;

    std::span<const Occurrence> of(std::size_t word) const
    {
        return std::span(all).subspan(begins[word], begins[word + 1] - begins[word]);
    }
};

Occurrences occurrencesOf(const EncodedSentences& sentences, std::size_t words)
{
    Occurrences found{std::vector<std::size_t>(words + 1), std::vector<Occurrence>(sentences.tokens())};
    for (std::size_t pair = 0; pair < sentences.size(); ++pair)
        for (const auto word : sentences[pair])
            ++found.begins[static_cast<std::size_t>(word) + 1];
    std::partial_sum(found.begins.begin(), found.begins.end(), found.begins.begin());
    auto next = found.begins;
    for (std::uint32_t pair = 0; pair < sentences.size(); ++pair) {
        std::uint32_t place = 0;
        for (const auto word : sentences[pair])
            found.all[next[static_cast<std::size_t>(word)]++] = {pair, place++};
    }
    return found;
}

} // namespace

Cooccurrence::Cooccurrence(const EncodedPairs& pairs, std::size_t sourceWords, std::size_t targetWords)
{
    const auto occurrences = occurrencesOf(pairs.source, sourceWords);
    constexpr std::size_t nowhere = -1;
    std::vector<std::size_t> lastRow(targetWords, nowhere);
    m_rows.reserve(sourceWords + 1);
    m_rows.push_back(0);
    for (std::size_t row = 0; row < sourceWords; ++row) {
        for (const auto& occurrence : occurrences.of(row))
            for (const auto id : pairs.target[occurrence.pair]) {
                const auto word = static_cast<std::uint32_t>(id);
                if (lastRow[word] == row)
                    continue;
                lastRow[word] = row;
                m_columns.push_back(word);
            }
        std::sort(m_columns.begin() + m_rows.back(), m_columns.end());
        m_rows.push_back(static_cast<Cell>(m_columns.size()));
    }
}

Cooccurrence::Cooccurrence(std::vector<Cell> rows, std::vector<std::uint32_t> columns)
    : m_rows(std::move(rows)), m_columns(std::move(columns))
{
}

Cooccurrence::Cell Cooccurrence::find(std::size_t row, std::uint32_t column) const
{
    const auto begin = m_columns.begin() + m_rows[row];
    const auto end = m_columns.begin() + m_rows[row + 1];
    const auto found = std::lower_bound(begin, end, column);
    return found != end && *found == column ? static_cast<Cell>(found - m_columns.begin()) : none;
}

std::vector<Cooccurrence::Cell> Cooccurrence::cellsOf(const EncodedPairs& pairs, std::size_t targetWords) const
{
    std::vector<std::size_t> begins{0};
    for (std::size_t pair = 0; pair < pairs.size(); ++pair)
        begins.push_back(begins.back() + pairs.source[pair].size() * pairs.target[pair].size());
    const auto occurrences = occurrencesOf(pairs.source, rows());
    std::vector<Cell> cells(begins.back());
    std::vector<Cell> inRow(targetWords);
    for (std::size_t row = 0; row < rows(); ++row) {
        for (Cell cell = m_rows[row]; cell < m_rows[row + 1]; ++cell)
            inRow[m_columns[cell]] = cell;
        for (const auto& [pair, place] : occurrences.of(row)) {
            const auto target = pairs.target[pair];
            auto next = begins[pair] + place * target.size();
            for (const auto word : target)
                cells[next++] = inRow[static_cast<std::size_t>(word)];
        }
    }
    return cells;
}

} // namespace attentoscope
