// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/pairreader.h"

namespace attentoscope {

/// Reads a file with a pair on each line. Whether a tab or " ||| " separates the sentences is decided by the first
/// lines of the file. Columns after the second are left out, which is noticed once.
Result<PairSourceFacts> readPairFile(const std::string& path, const PairSink& sink);

} // namespace attentoscope
