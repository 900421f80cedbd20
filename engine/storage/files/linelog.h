// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace attentoscope {

/// A text file that only grows, line by line, until it is cut back. It is opened at the first call that changes it; a
/// line that a crash has torn is cut off then.
class LineLog
{
public:
    static constexpr std::size_t longestPending = 4U << 20U;

    LineLog(FileSystem& files, std::filesystem::path path);

    const std::filesystem::path& path() const { return m_path; }
    /// Hands lines with their ends to the system. What a full disk did not take is kept and written with the next, up
    /// to longestPending bytes; lines beyond are lost.
    Result<void> append(const std::string& lines);
    bool isBehind() const { return !m_pending.empty(); } ///< something waits to be written
    Result<std::uint64_t> handOver(); ///< what is kept, to the system; answers the file's length
    /// Cuts back to the whole lines among the first `bytes`. A file that is shorter already, because a person removed
    /// it, stays as it is.
    Result<void> truncate(std::uint64_t bytes);
    /// Whether the file was removed or cut by others while it was open, since the last call; it was begun anew then.
    bool takeLoss() { return std::exchange(m_wasLost, false); }

private:
    Result<OutputFile*> file(); ///< opened if it is not yet

    FileSystem* m_files;
    std::filesystem::path m_path;
    std::optional<OutputFile> m_file;
    std::string m_pending;
    std::uint64_t m_length = 0; ///< of the file, without what is pending
    bool m_wasLost = false;
};

} // namespace attentoscope
