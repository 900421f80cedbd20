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

/// A text file to which lines are appended, and which can be cut. The first call that changes the file opens it. If a
/// crash has left half a line, it is removed then.
class LineLog
{
public:
    static constexpr std::size_t longestPending = 4U << 20U;

    LineLog(FileSystem& files, std::filesystem::path path);

    const std::filesystem::path& path() const { return m_path; }
    /// Gives complete lines to the system. If the disk is full, the rest is kept, up to longestPending bytes, and
    /// written with the next lines. Lines beyond that are lost.
    Result<void> append(const std::string& lines);
    bool isBehind() const { return !m_pending.empty(); } ///< whether lines wait to be written
    Result<std::uint64_t> handOver(); ///< writes the waiting lines; returns the file's length
    /// Keeps only the complete lines among the first `bytes`. A file that is already shorter, because a person cut it,
    /// stays as it is.
    Result<void> truncate(std::uint64_t bytes);
    /// Whether others have removed or cut the file since the last call, while it was open. If so, it was begun anew.
    bool takeLoss() { return std::exchange(m_wasLost, false); }
    /// If the folder was removed or moved, makes the file again with all lines that were written. Does nothing if the
    /// file is still in its place.
    Result<void> restore();

private:
    struct Removed
    {
        OutputFile file; ///< the lines can be read as long as it is open
        std::uint64_t length = 0;
    };

    Result<void> writePending();
    Result<OutputFile*> file(); ///< opens the file if it is not open
    static Result<void> cut(OutputFile& file, std::uint64_t bytes);
    void keepRemoved();

    FileSystem* m_files;
    std::filesystem::path m_path;
    std::optional<OutputFile> m_file;
    std::optional<Removed> m_removed;
    std::string m_pending;
    std::uint64_t m_length = 0; ///< length of the file, without the waiting lines
    bool m_wasLost = false;
};

/// Reads a file line by line. Whatever the file contains, memory never has more than one line of at most `longest`
/// bytes.
class LineReader
{
public:
    LineReader(const std::filesystem::path& path, std::size_t longest);

    /// Goes to the next line; false at the end of the file. After a line that is too long, there are no more lines.
    bool next();
    std::string_view line() const { return m_line; } ///< without its line end; valid until the next call
    bool isTooLong() const { return m_isTooLong; } ///< if so, line() is empty
    /// Whether the line has zero bytes; if it is too long, whether its beginning has.
    bool hasZeros() const { return m_hasZeros; }
    bool hasEnd() const { return m_hasEnd; } ///< false if the last line has no line feed
    std::size_t number() const { return m_number; } ///< number of the line, counted from one
    /// The reason why next() returned false before the end of the file. The error names the file.
    const std::optional<Error>& failed() const { return m_failed; }

private:
    void noteFailure();

    std::filesystem::path m_path;
    std::size_t m_longest;
    std::ifstream m_file;
    std::optional<Error> m_failed;
    std::vector<char> m_buffer; ///< grows to the longest line so far
    std::string_view m_line;
    std::size_t m_number = 0;
    bool m_isTooLong = false;
    bool m_hasEnd = false;
    bool m_hasZeros = false;
};

} // namespace attentoscope
