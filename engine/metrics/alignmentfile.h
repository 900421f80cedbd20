// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/alignment.h"
#include "engine/metrics/alignmentline.h"

namespace attentoscope {

/// Reads a file of alignments: links as in Pharaoh and .talp files, what Marian and OpenNMT write beside their
/// translations, or OpenNMT-py's tables of weights; which it is follows from the text. Of an n-best list the best
/// hypothesis of each sentence counts. Errors name the file and the line. One entry a sentence; more than the
/// `sentences` of the data are refused while they are read.
Result<std::vector<AlignmentLine>> readAlignmentFile(
    const std::string& path, int firstIndex, std::size_t sentences = mostAlignedSentences);

} // namespace attentoscope
