// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/alignment.h"
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

/// Reads a file of alignments: links as in Pharaoh and .talp files, what Marian and OpenNMT write beside their
/// translations, or OpenNMT-py's tables of weights; which it is follows from the text. Of an n-best list the best
/// hypothesis of each sentence counts. Errors name the file and the line. One entry a sentence; more than the
/// `sentences` of the data are refused while they are read.
Result<std::vector<AlignmentLine>> readAlignmentFile(
    const std::string& path, int firstIndex, std::size_t sentences = mostAlignedSentences);

} // namespace attentoscope
