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

/// A row of weights for each target word. A row has one weight for each source word.
struct WeightRows
{
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<float> weights; ///< one row after the other

    bool isEmpty() const { return rows == 0; }
    std::span<const float> row(std::size_t index) const { return std::span(weights).subspan(index * columns, columns); }
};

/// One line of an alignment file, which is about one sentence pair.
struct AlignmentLine
{
    std::size_t line = 0; ///< number in the file, counted from one
    /// The other system's translation; none if the line has only links or weights.
    std::optional<std::string> translation;
    bool wordsAreCut = false; ///< whether long words of the translation are cut
    GoldAlignment links; ///< counts words from zero
    WeightRows weights; ///< empty if the line has links
};

/// A line of a file, for messages.
struct AlignmentPlace
{
    const std::string& file;
    std::size_t line = 0; ///< number of the line, counted from one
};

/// Advice for somebody whose file cannot be one of alignments.
Message chooseFileOfAlignments();

std::unexpected<Error> refuseLine(const AlignmentPlace& place, const Message& what);

/// Reads a file of alignments: links as in Pharaoh and .talp files, the output of Marian and OpenNMT, or OpenNMT-py's
/// tables of weights. The contents decide which of these it is. From an n-best list, the best hypothesis of each
/// sentence is used. Errors name the file and the line. There is one entry for each sentence. A file with more
/// sentences than the data is refused while it is read.
Result<std::vector<AlignmentLine>> readAlignmentFile(
    const std::string& path, int firstIndex, std::size_t sentences = mostAlignedSentences);

} // namespace attentoscope
