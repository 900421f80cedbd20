// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/evaluation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

using WeightRows = std::vector<std::vector<float>>; ///< one for each target word, as long as the source

/// What one line of an alignment file says about one sentence pair.
struct AlignmentLine
{
    std::size_t line = 0; ///< of the file, counted from one
    std::optional<std::string>
        translation; ///< what the other system wrote; none: the line tells links or weights alone
    bool wordsAreCut = false; ///< long words of the translation are there with their first characters only
    GoldAlignment links; ///< counted from zero
    WeightRows weights; ///< empty: the line tells links
};

/// Where a line stands, for messages.
struct AlignmentPlace
{
    const std::string& file;
    std::size_t line = 0; ///< counted from one
};

std::unexpected<Error> refuseLine(const AlignmentPlace& place, const std::string& what);

/// "0-0 1p2": sure and possible links. `firstIndex` is the number of a sentence's first word.
Result<GoldAlignment> parseLinks(std::string_view text, const AlignmentPlace& place, std::uint32_t firstIndex);

/// A weight in 0–1; none when the text is no such number.
std::optional<float> parseWeight(std::string_view text);

/// One line of links, or of what Marian (--alignment hard, soft or a threshold; with n-best lists and from the scorer
/// too), OpenNMT-py (-report_align) and OpenNMT-tf (--with_alignments) write: the translation, "|||", then links or
/// rows of weights. Where there is a translation, words are counted from zero whatever `firstIndex` says.
Result<AlignmentLine> parseAlignmentLine(std::string_view text, const AlignmentPlace& place, std::uint32_t firstIndex);

/// The number of an n-best line's sentence; none for any other line.
std::optional<std::size_t> nBestNumber(std::string_view text);

} // namespace attentoscope
