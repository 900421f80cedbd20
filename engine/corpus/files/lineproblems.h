// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"

#include <cstdint>
#include <vector>

namespace attentoscope {

/// The faults that a line of pairs can show before its words are examined.
enum class LineFault : std::uint8_t { None, Blank, OneField, FirstEmpty, SecondEmpty, Oversized, OpenQuote };

Message describe(LineFault fault);

/// The lines that cannot be used. All are counted, and the first thousand are kept.
class LineProblems
{
public:
    static constexpr std::size_t mostKept = 1'000;

    void add(std::size_t line, Message message);
    void addFault(std::size_t line, LineFault fault); ///< also counts the line as malformed
    std::size_t count() const { return m_count; }
    std::size_t malformed() const { return m_malformed; } ///< lines without two fields, or with an empty one
    const LineProblem& first() const { return m_problems.front(); } ///< must not be called without problems
    const LineProblem& firstMalformed() const { return m_firstMalformed; }
    std::vector<LineProblem> take() { return std::move(m_problems); }

private:
    std::vector<LineProblem> m_problems;
    LineProblem m_firstMalformed;
    std::size_t m_count = 0;
    std::size_t m_malformed = 0;
};

} // namespace attentoscope
