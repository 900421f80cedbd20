// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/evaluation.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// A row of weights for each target word, with one for each source word.
struct WeightRows
{
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<float> weights; ///< row after row

    bool isEmpty() const { return rows == 0; }
    std::span<const float> row(std::size_t index) const { return std::span(weights).subspan(index * columns, columns); }
};

/// What one line of an alignment file says about one sentence pair.
struct AlignmentLine
{
    std::size_t line = 0; ///< of the file, counted from one
    std::optional<std::string> translation; ///< what the other system wrote; none: the line has only links or weights
    bool wordsAreCut = false; ///< long words of the translation are there with their first characters only
    GoldAlignment links; ///< counted from zero
    WeightRows weights; ///< none: the line has links
};

/// Where a line stands, for messages.
struct AlignmentPlace
{
    const std::string& file;
    std::size_t line = 0; ///< counted from one
};

std::unexpected<Error> refuseLine(const AlignmentPlace& place, const Message& what);
/// The sentence at `place` is one more than the data has.
std::unexpected<Error> refuseSentence(const AlignmentPlace& place, std::size_t sentences);

/// Walks through the lines of a text.
class AlignmentText
{
public:
    explicit AlignmentText(std::string_view text) : m_rest(text) { }

    bool next(); ///< false at the end
    std::string_view line() const { return m_line; } ///< without its end
    std::size_t number() const { return m_number; } ///< counted from one

private:
    std::string_view m_rest;
    std::string_view m_line;
    std::size_t m_number = 0;
};

/// Reads sure and possible links, such as "0-0 1p2". `firstIndex` is the number of a sentence's first word.
Result<GoldAlignment> parseLinks(std::string_view text, const AlignmentPlace& place, std::uint32_t firstIndex);

/// A weight in 0–1; none if the text is not such a number.
std::optional<float> parseWeight(std::string_view text);

/// One line of links, or of what Marian (--alignment hard, soft or a threshold; with n-best lists and from the scorer
/// too), OpenNMT-py (-report_align) and OpenNMT-tf (--with_alignments) write: the translation, "|||", then links or
/// rows of weights. Where there is a translation, words are counted from zero whatever `firstIndex` says.
Result<AlignmentLine> parseAlignmentLine(std::string_view text, const AlignmentPlace& place, std::uint32_t firstIndex);

/// The number of an n-best line's sentence; none for any other line.
std::optional<std::size_t> nBestNumber(std::string_view text);

} // namespace attentoscope
