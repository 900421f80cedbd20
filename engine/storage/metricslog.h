// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/linelog.h"
#include "engine/types/training.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace attentoscope {

/// metrics.jsonl: one JSON object a line for every optimiser step, every validation and every setting that a person
/// changed on the way. A number that is not finite is written as null.
class MetricsLog
{
public:
    MetricsLog(FileSystem& files, std::filesystem::path path);

    Result<void> append(const StepReport& report);
    Result<void> append(const ValidationReport& report);
    Result<void> append(const ChangeReport& report);
    Result<std::uint64_t> handOver() { return m_lines.handOver(); } ///< to the system; returns the file's length
    Result<void> truncate(std::uint64_t bytes) { return m_lines.truncate(bytes); }
    bool takeLoss() { return m_lines.takeLoss(); }
    Result<void> restore() { return m_lines.restore(); } ///< after its folder was removed or moved

private:
    LineLog m_lines;
};

/// A torn last line is left out, a missing file is an empty history, and null is read as NaN. Of a very long run at
/// most `mostSteps` steps are kept. More than `mostOthers` validations and changes are an error.
Result<RunHistory> readMetrics(
    const std::filesystem::path& path, std::size_t mostSteps = 1'000'000, std::size_t mostOthers = 1'000'000);

/// A note for the person if the file does not have the `bytes` that belong to a save, or if these end within a line.
/// Nothing if all is there.
std::optional<Message> missingMetrics(const std::filesystem::path& path, std::uint64_t bytes);

} // namespace attentoscope
