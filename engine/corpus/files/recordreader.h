// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/columnlayout.h"
#include "engine/corpus/files/textfile.h"

#include <deque>
#include <vector>

namespace attentoscope {

/// Reads the records of a file of columns. A record is one line, or several lines if a quoted field has line breaks.
/// The first lines decide how the columns are read.
class RecordReader
{
public:
    /// Lines of a record; if there are more, a quotation mark was a mistake.
    static constexpr std::size_t mostLines = 50;
    static constexpr std::size_t mostBytes = 1024 * 1024; ///< bytes of a record of several lines

    /// `path` is for messages.
    static Result<RecordReader> of(const std::string& path, BegunBytes bytes, const PairColumns& columns);

    Result<bool> next(); ///< goes to the next record; false at the end of the file
    std::size_t line() const { return m_line; } ///< number of the record's first line, counted from one
    bool isTooLong() const { return m_tooLong; }
    bool hasOpenQuote() const { return m_openQuote; } ///< if true, the record is this line alone, and is not cut
    std::string_view text() const { return m_text; } ///< text of a record without quotes
    const std::vector<Field>& fields() const { return m_fields; } ///< fields of a record with quotes
    const ColumnLayout& layout() const { return m_layout; }
    double done() const { return m_file.done(); }

private:
    struct HeldLine
    {
        std::string text;
        std::size_t number = 0;
        bool tooLong = false;
    };

    explicit RecordReader(TextFile file) : m_file(std::move(file)) { }
    Result<void> readAhead(const PairColumns& columns, const std::string& file);
    Result<bool> hold(); ///< adds one more line; false at the end
    Result<bool> joinLines();

    TextFile m_file;
    ColumnLayout m_layout;
    std::deque<HeldLine> m_held;
    HeldLine m_current;
    std::vector<Field> m_fields;
    std::string_view m_text;
    std::size_t m_line = 0;
    bool m_tooLong = false;
    bool m_openQuote = false;
};

} // namespace attentoscope
