// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

/// Reads the lines of a file while another program, or another machine, writes it. Each call opens the file anew,
/// because a copy with another inode may have replaced it, and because a network drive shows new bytes only then. Only
/// new bytes are read. Each call compares the last bytes of the call before. At its end it compares its own bytes once
/// more. If bytes have changed, or if the file has become shorter, it is read from its beginning. A line is taken only
/// when it has its line end. The file is not changed. Any thread may use the object.
class GrowingFile
{
public:
    struct Limits
    {
        std::size_t longestLine = 0; ///< bytes; a longer line is skipped
        std::size_t atOnce = 0; ///< bytes that one call reads, besides the longest line
    };

    /// Follows `name` in a run folder. No folder on the way may be a link.
    GrowingFile(std::filesystem::path folder, std::filesystem::path name, const Limits& limits);

    /// The result of a call.
    struct Growth
    {
        bool isMissing = false; ///< whether the file does not exist now
        bool isChanged = false; ///< whether it has changed since the last call
        bool isAnew = false; ///< whether the lines begin again at the beginning of the file
        bool hasMore = false; ///< whether there is more than one call reads
        std::size_t unreadable = 0; ///< number of lines that are too long or keep their zeros
    };
    using LineSink = std::function<void(std::string_view line)>;
    /// If the file is read from its beginning, calls `begin` before any line. Calls `take` for each new complete line.
    Result<Growth> readOn(const std::function<void()>& begin, const LineSink& take);

private:
    enum class Place : std::uint8_t { Known, Shorter, Other };
    Result<Place> placeIn(const InputFile& file) const;
    bool believesShorter(const FileState& state);
    void restart();
    Result<std::string> readLines(const InputFile& file, Growth& growth, const LineSink& take);
    std::size_t takeLines(std::string_view text, Growth& growth, const LineSink& take);
    bool waitsForZeros(std::string_view line);
    void advance(std::string_view read);

    std::filesystem::path m_folder;
    std::filesystem::path m_name;
    Limits m_limits;
    std::uint64_t m_offset = 0; ///< place after the last complete line
    std::string m_before; ///< the last bytes before that place
    std::optional<FileState> m_seen; ///< the file's state when it was last read to its end
    std::optional<FileState> m_shorter; ///< its state at the last call, if it was shorter then
    int m_timesShorter = 0;
    int m_timesZeros = 0;
    bool m_isInLongLine = false;
    /// Whether the file was cut and written again while the last call read it. Then that call may have taken lines of
    /// both versions.
    bool m_isMixed = false;
    bool m_stopped = false; ///< whether the last call stopped at a line that is not complete yet
};

} // namespace attentoscope
