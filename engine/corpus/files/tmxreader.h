// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/pairreader.h"
#include "engine/corpus/files/unpacking.h"

#include <string>
#include <string_view>

namespace attentoscope {

bool isXml(std::string_view start); ///< whether a file that begins so is XML, in UTF-8 or UTF-16

/// Reads a translation memory (TMX) in one pass and in constant memory. A pair is a translation unit, and its line is
/// the one on which the unit begins. The languages are numbered like columns: that of the header's `srclang` first, the
/// others as they appear in the first units. Broken XML is an error of the whole file. `path` is for messages.
Result<PairSourceFacts> readTmx(
    const std::string& path, BegunBytes bytes, const WantedColumns& wanted, const PairSink& sink);

} // namespace attentoscope
