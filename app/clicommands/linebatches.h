// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// Reads lines from a file descriptor in batches: as many as are there already, so that a file is worked through
/// in large batches, and a person or a program that waits for an answer gets it after each line.
class LineBatches
{
public:
    static constexpr std::size_t maximumLines = 512;

    /// Waiting for input ends as well when `interruption` becomes readable.
    LineBatches(int descriptor, int interruption);

    /// The next lines, without their ends and without a byte order mark; none at the end of the input, after an
    /// interruption, or when it cannot be read.
    std::vector<std::string> next();
    const std::optional<Error>& error() const { return m_error; } ///< why it ended too soon

private:
    bool fill(); ///< waits for more; false at the end
    void dropByteOrderMark();
    bool hasMoreNow() const;
    std::vector<std::string> takeLines();

    int m_descriptor;
    int m_interruption;
    std::string m_buffer;
    std::optional<Error> m_error;
    bool m_atBegin = true;
    bool m_atEnd = false;
};

} // namespace attentoscope
