// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headmeasures.h"
#include "engine/types/training.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <variant>

namespace attentoscope {

/// A line of metrics.jsonl.
using MetricsEntry = std::variant<StepReport, ValidationReport, ChangeReport>;

/// Whether the epoch and the time of an entry are known. If not, it has no place in a curve.
bool isPlaced(const MetricsEntry& entry);
inline bool isPlaced(const HeadReport& /*report*/)
{
    return true;
}
inline bool isPlaced(const WatchedSnapshot& /*snapshot*/)
{
    return true;
}

/// A record as one line of JSON, with its sum (engine/storage/files/sums.h) and its line end. Numbers read back
/// exactly; a number that is not finite becomes null. But measures of heads have only five decimals, and weights of
/// heads have only 8 bits.
std::string recordLine(const StepReport& report);
std::string recordLine(const ValidationReport& report);
std::string recordLine(const ChangeReport& report);
std::string recordLine(const HeadReport& report);
std::string recordLine(const WatchedSnapshot& snapshot);

/// The same fields for the JSON and CSV that the window exports.
nlohmann::ordered_json recordToJson(const StepReport& report);
nlohmann::ordered_json recordToJson(const ValidationReport& report);
nlohmann::ordered_json recordToJson(const ChangeReport& report);
/// The measures of a validation, without "valid_" before their names.
nlohmann::ordered_json measuresToJson(const AttentionMeasures& attention);

/// The record in a line. None if no version of the program would write such a line, or if its sum is wrong. Lines of
/// older versions have no sum. Unknown keys are ignored.
template <typename Record>
std::optional<Record> parseRecord(const std::string& line) = delete;
/// Refuses counts that no training reaches. A loss or norm that is too large for a float becomes NaN, as null does.
template <>
std::optional<MetricsEntry> parseRecord(const std::string& line);
/// Refuses shares outside 0 to 1, heads that occur twice or in the wrong order, and more heads than are ever kept.
/// Roles follow from the measures.
template <>
std::optional<HeadReport> parseRecord(const std::string& line);
/// Refuses weights that do not fit the words and heads.
template <>
std::optional<WatchedSnapshot> parseRecord(const std::string& line);

template <typename Record>
inline constexpr std::size_t longestRecordLine = 16U << 20U;
template <>
inline constexpr std::size_t longestRecordLine<MetricsEntry> = 65'536;

} // namespace attentoscope
