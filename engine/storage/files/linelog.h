// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/types/error.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attentoscope {

/// A text file to which lines are appended, until it is cut back. It is opened at the first call that changes it. If a
/// crash has left half a line, that is cut off then.
class LineLog
{
public:
    static constexpr std::size_t longestPending = 4U << 20U;

    LineLog(FileSystem& files, std::filesystem::path path);

    const std::filesystem::path& path() const { return m_path; }
    /// Hands lines with their ends to the system. Lines that a full disk did not take are kept, up to longestPending
    /// bytes, and written with the next ones. Further lines are lost.
    Result<void> append(const std::string& lines);
    bool isBehind() const { return !m_pending.empty(); } ///< something waits to be written
    Result<std::uint64_t> handOver(); ///< hands over what is kept; returns the file's length
    /// Cuts back to the whole lines among the first `bytes`. A file that is shorter already, because a person removed
    /// it, stays as it is.
    Result<void> truncate(std::uint64_t bytes);
    /// Whether somebody removed or cut the file since the last call, while it was open. It was then begun anew.
    bool takeLoss() { return std::exchange(m_wasLost, false); }
    /// Makes the file again after its folder was removed or moved: the lines that were written until then, and those
    /// that were written since. It changes nothing while the file is where it was.
    Result<void> restore();

private:
    struct Removed
    {
        OutputFile file; ///< its lines are there as long as it is open
        std::uint64_t length = 0;
    };

    Result<OutputFile*> file(); ///< opened if it is not yet
    void keepRemoved();

    FileSystem* m_files;
    std::filesystem::path m_path;
    std::optional<OutputFile> m_file;
    std::optional<Removed> m_removed;
    std::string m_pending;
    std::uint64_t m_length = 0; ///< of the file, without what is pending
    bool m_wasLost = false;
};

/// Reads a file line by line and never holds more than one line of at most `longest` bytes, whatever the file is.
class LineReader
{
public:
    LineReader(const std::filesystem::path& path, std::size_t longest);

    /// Goes to the next line; false at the end of the file. After a line that is too long there is no next one.
    bool next();
    std::string_view line() const { return m_line; } ///< without its end; valid until the next call
    bool isTooLong() const { return m_isTooLong; } ///< then line() is empty
    bool hasEnd() const { return m_hasEnd; } ///< false for a last line without a line feed
    std::size_t number() const { return m_number; } ///< of the line, counted from one
    /// After next() was false: the file was not read to its end. The error names it and says why.
    const std::optional<Error>& failed() const { return m_failed; }

private:
    void noteFailure();

    std::filesystem::path m_path;
    std::size_t m_longest;
    std::ifstream m_file;
    std::optional<Error> m_failed;
    std::vector<char> m_buffer; ///< grows with the longest line so far
    std::string_view m_line;
    std::size_t m_number = 0;
    bool m_isTooLong = false;
    bool m_hasEnd = false;
};

} // namespace attentoscope
