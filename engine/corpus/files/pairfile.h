// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/pairreader.h"

namespace attentoscope {

/// Reads a file with a pair on each line: columns between tabs or " ||| ", or a CSV file with commas or semicolons. The
/// first lines decide which of these it is, and what quotation marks mean (see ColumnLayout). Further columns are left
/// out, with one notice.
Result<PairSourceFacts> readPairFile(
    const std::string& path, const PairColumns& columns, const PairSink& sink, std::stop_token stop);

} // namespace attentoscope
