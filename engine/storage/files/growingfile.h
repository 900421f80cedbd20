// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

/// Reads the lines of a file that another program, or another machine, writes meanwhile. Each call opens the file anew,
/// because a file may be replaced by a copy of another inode, and because a network drive tells of what is new when a
/// file is opened. Only what is new is read. The last bytes that were read show that the rest is what it was: they are
/// still before the new ones. If they do not, or if the file has become shorter, it is read from its beginning.
/// A line without its end waits until it has one. It changes nothing and may be used in any thread.
class GrowingFile
{
public:
    struct Limits
    {
        std::size_t longestLine = 0; ///< bytes; longer ones are passed over
        std::size_t atOnce = 0; ///< bytes that one call reads, and the longest line beyond that
    };

    /// `name` in a run folder, where no folder on the way may be a link.
    GrowingFile(std::filesystem::path folder, std::filesystem::path name, const Limits& limits);

    /// What a call found out.
    struct Growth
    {
        bool isMissing = false; ///< there is no such file now
        bool isChanged = false; ///< since the last call
        bool isAnew = false; ///< the lines of this call and later ones are the file's from its beginning
        bool hasMore = false; ///< more is there than one call reads
        std::size_t unreadable = 0; ///< lines that are too long, or have zeros that stay
    };
    using LineSink = std::function<void(std::string_view line)>;
    /// Calls `begin` before any line if the file is read from its beginning, and `take` for each whole line that is
    /// new.
    Result<Growth> readOn(const std::function<void()>& begin, const LineSink& take);

private:
    enum class Place : std::uint8_t { Known, Shorter, Other };
    Result<Place> placeIn(const InputFile& file) const;
    bool believesShorter(const FileState& state);
    void restart();
    Result<void> readLines(const InputFile& file, Growth& growth, const LineSink& take);
    std::size_t takeLines(std::string_view text, Growth& growth, const LineSink& take);
    bool waitsForZeros(std::string_view line);
    void advance(std::string_view read);

    std::filesystem::path m_folder;
    std::filesystem::path m_name;
    Limits m_limits;
    std::uint64_t m_offset = 0; ///< after the last whole line
    std::string m_before; ///< the last bytes before it
    std::optional<FileState> m_seen; ///< when it was last read to its end
    std::optional<FileState> m_shorter; ///< as it was at the last call, if it was too short then
    int m_timesShorter = 0;
    int m_timesZeros = 0;
    bool m_isInLongLine = false;
    bool m_stopped = false; ///< at a line that is not written yet
};

} // namespace attentoscope
