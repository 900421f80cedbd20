// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files.h"
#include "engine/types/training.h"

#include <optional>
#include <vector>

namespace attentoscope {

/// What happened in a run so far.
struct RunHistory
{
    std::vector<StepReport> steps;
    std::vector<ValidationReport> validations;
    std::vector<ChangeReport> changes;
};

/// metrics.jsonl: one JSON object a line for every optimiser step, every validation and every setting
/// that a person changed on the way. A number that is not finite
/// is written as null. The file is opened at the first call that changes it; a line that a crash has torn is cut off
/// then.
class MetricsLog
{
public:
    MetricsLog(FileSystem& files, std::filesystem::path path);

    /// Hands the line to the system. What a full disk did not take is kept and written with the next line.
    Result<void> append(const StepReport& report);
    Result<void> append(const ValidationReport& report);
    Result<void> append(const ChangeReport& report);
    Result<std::uint64_t> flush(); ///< all to disk; answers the file's length
    /// A file that is shorter already, because a person removed it, stays as it is.
    Result<void> truncate(std::uint64_t bytes);

private:
    Result<OutputFile*> file(); ///< opened if it is not yet
    Result<void> append(const std::string& line);

    FileSystem* m_files;
    std::filesystem::path m_path;
    std::optional<OutputFile> m_file;
    std::string m_pending;
    std::uint64_t m_length = 0; ///< of the file, without what is pending
};

/// A torn last line is left out, a missing file is an empty history, and null is read as NaN.
Result<RunHistory> readMetrics(const std::filesystem::path& path);

} // namespace attentoscope
