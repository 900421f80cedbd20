// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <optional>
#include <string>
#include <variant>

namespace attentoscope {

/// One line of metrics.jsonl, its end included; numbers read back as they were.
std::string metricsLine(const StepReport& report);
std::string metricsLine(const ValidationReport& report);
std::string metricsLine(const ChangeReport& report);

using MetricsEntry = std::variant<StepReport, ValidationReport, ChangeReport>;
/// Nothing for a line that is neither, or counts beyond any training. Keys that are not known are passed over; a loss
/// or a norm that no float holds is no number, as null is.
std::optional<MetricsEntry> parseMetricsLine(const std::string& line);

} // namespace attentoscope
