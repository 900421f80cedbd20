// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/unpacking.h"
#include "engine/types/data.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace attentoscope {

/// Reads a text file line by line in constant memory, whatever it contains. The text is UTF-8, or UTF-16 with a byte
/// order mark. It may be packed with gzip or xz. The contents decide which of these it is, not the name. Lines end with
/// LF or CRLF; or with CR, if the file begins with such lines. A byte order mark is skipped. Missing files, folders,
/// empty files, binary files and text that is not UTF-8 are refused, and the error names file and line. A pipe can be
/// read too.
class TextFile
{
public:
    static constexpr std::size_t longestLine = longestTextLine; ///< bytes; a longer line is reported, but not kept

    /// `advice` says what to choose in place of a folder, an empty file or a binary file. `stop`: see FileBytes.
    static Result<TextFile> open(const std::string& path, const Message& advice, std::stop_token stop = {});
    /// `path` is for messages.
    static Result<TextFile> of(const std::string& path, BegunBytes bytes, const Message& advice);

    Result<bool> next(); ///< goes to the next line; false at the end of the file
    std::string_view line() const { return m_line; } ///< without the line end; valid until the next call
    bool isTooLong() const { return m_tooLong; } ///< if so, line() is empty
    std::size_t number() const { return m_number; } ///< number of the line, counted from one
    double done() const; ///< share of the file that was read, in 0–1; 0 if its size is unknown

private:
    Result<bool> fill();
    Result<bool> checkLine();

    std::string m_path;
    std::unique_ptr<ByteSource> m_source;
    std::uint64_t m_size = 0; ///< bytes; 0 if the size is unknown, or if the file is packed or converted
    std::uint64_t m_bytesRead = 0;
    std::string m_encoding = "UTF-8";
    std::string m_buffer; ///< from m_position on, bytes are not yet returned
    std::size_t m_position = 0;
    std::string_view m_line;
    std::size_t m_number = 0;
    char m_lineEnd = '\n';
    bool m_atEnd = false;
    bool m_tooLong = false;
};

/// Advice for somebody whose file cannot be one of sentence pairs, or of sentences.
Message chooseFileOfPairs();
Message chooseFileOfSentences();

} // namespace attentoscope
