// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>
#include <vector>

namespace attentoscope {

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
