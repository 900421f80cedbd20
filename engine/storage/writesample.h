// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/samples.h"

namespace attentoscope {

/// Writes pairs as TSV and, if a path is given, their sure alignments in the .talp format, counted from one. The files
/// get their names when both are complete.
Result<void> writeSample(const Sample& sample, std::size_t pairs, std::uint64_t seed, const std::string& path,
    const std::string& alignmentPath);

} // namespace attentoscope
