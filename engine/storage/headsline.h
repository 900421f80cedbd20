// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headreport.h"

#include <optional>
#include <string>

namespace attentoscope {

/// One line of heads.jsonl with its end. Measures are written with five decimals; one that there is not, as null.
std::string headsLine(const HeadReport& report);

/// Nothing if the line is no measurement of heads: another form, a share outside 0 to 1, a head twice or in another
/// order, more heads than are ever kept. Unknown keys are skipped. Roles follow from the measures.
std::optional<HeadReport> parseHeadsLine(const std::string& line);

} // namespace attentoscope
