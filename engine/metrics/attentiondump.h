// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/alignmentline.h"

namespace attentoscope {

/// Whether the text has the tables that OpenNMT-py prints with -attn_debug, alone or between other lines of its log.
bool isAttentionDump(std::string_view text);

/// Reads the tables of such a file, one for each sentence. A table has a line of source words, and then a line for each
/// target word: the word, cut after ten characters, and its weights, the largest marked with stars. Other lines are
/// skipped. The end mark of the target keeps its row of weights but is not a word of the translation. More than `most`
/// tables are an error.
Result<std::vector<AlignmentLine>> readAttentionDump(const std::string& file, std::string_view text, std::size_t most);

} // namespace attentoscope
