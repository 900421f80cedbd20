// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <optional>
#include <string>
#include <variant>

namespace attentoscope {

/// One line of metrics.jsonl with its end. Numbers read back exactly as they were.
std::string metricsLine(const StepReport& report);
std::string metricsLine(const ValidationReport& report);
std::string metricsLine(const ChangeReport& report);

using MetricsEntry = std::variant<StepReport, ValidationReport, ChangeReport>;
/// Nothing if the line is none of the three, or if it counts beyond any training. Unknown keys are skipped. A loss or a
/// norm that does not fit into a float becomes NaN, as null does.
std::optional<MetricsEntry> parseMetricsLine(const std::string& line);

} // namespace attentoscope
