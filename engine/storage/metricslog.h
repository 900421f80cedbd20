// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/linelog.h"
#include "engine/types/training.h"

#include <vector>

namespace attentoscope {

/// What happened in a run so far.
struct RunHistory
{
    std::vector<StepReport> steps;
    std::vector<ValidationReport> validations;
    std::vector<ChangeReport> changes;
};

/// metrics.jsonl: one JSON object a line for every optimiser step, every validation and every setting that a person
/// changed on the way. A number that is not finite is written as null.
class MetricsLog
{
public:
    MetricsLog(FileSystem& files, std::filesystem::path path);

    Result<void> append(const StepReport& report);
    Result<void> append(const ValidationReport& report);
    Result<void> append(const ChangeReport& report);
    Result<std::uint64_t> flush() { return m_lines.flush(); } ///< all to disk; answers the file's length
    Result<void> truncate(std::uint64_t bytes) { return m_lines.truncate(bytes); }

private:
    LineLog m_lines;
};

/// A torn last line is left out, a missing file is an empty history, and null is read as NaN.
Result<RunHistory> readMetrics(const std::filesystem::path& path);

} // namespace attentoscope
