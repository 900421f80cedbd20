// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/pairreader.h"

namespace attentoscope {

/// Reads two files whose lines with the same number are a pair. Files of different lengths are refused; the error
/// gives both lengths and the first line without a partner.
Result<PairSourceFacts> readParallelFiles(
    const std::string& firstPath, const std::string& secondPath, const PairSink& sink, std::stop_token stop);

} // namespace attentoscope
