// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// Reads lines from a file descriptor in batches. A batch is all lines that have arrived. So a file is processed in
/// large batches, but a person who types lines gets an answer after each. A line that is longer than data files allow
/// ends the input.
class LineBatches
{
public:
    static constexpr std::size_t maximumLines = 512;
    /// Limits the sum of the squared lengths of a batch's lines, in bytes, because attention grows with the square of
    /// the length. A single line of any length is taken.
    static constexpr std::size_t maximumSquares = 8'000'000;

    /// Waiting for input also ends when `interruption` becomes readable.
    LineBatches(int descriptor, int interruption);

    /// The next lines, without line ends and without a byte order mark. None at the end of the input, after an
    /// interruption or after a read error.
    std::vector<std::string> next();
    const std::optional<Error>& error() const { return m_error; } ///< why the input ended too soon

private:
    bool fill(); ///< waits for more input; false at the end
    void dropByteOrderMark();
    bool hasMoreNow() const;
    struct Batch
    {
        std::vector<std::string> lines;
        std::size_t squares = 0;
        bool isFull() const { return lines.size() >= maximumLines || squares >= maximumSquares; }
    };
    void takeLines(Batch& batch);
    void take(Batch& batch, std::string line);
    void endWithTooLongLine();

    int m_descriptor;
    int m_interruption;
    std::string m_buffer;
    std::size_t m_taken = 0; ///< lines that next() has returned
    std::optional<Error> m_error;
    bool m_atBegin = true;
    bool m_atEnd = false;
};

} // namespace attentoscope
