// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    /// The next lines, without their ends; none at the end of the input or after an interruption.
    std::vector<std::string> next();

private:
    bool fill(); ///< waits for more; false at the end
    bool hasMoreNow() const;
    std::vector<std::string> takeLines();

    int m_descriptor;
    int m_interruption;
    std::string m_buffer;
    bool m_atEnd = false;
};

} // namespace attentoscope
