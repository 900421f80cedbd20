// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/lineproblems.h"

#include "engine/corpus/files/textfile.h"

namespace attentoscope {

Message describe(LineFault fault)
{
    switch (fault) {
    case LineFault::None:
        break;
    case LineFault::Blank:
        return "The line is empty.";
    case LineFault::OneField:
        return "Only one field: a sentence, a tab (or \" ||| \", or a comma in a CSV file) and its "
               "translation are expected.";
    case LineFault::FirstEmpty:
        return "The first sentence is empty.";
    case LineFault::SecondEmpty:
        return "The second sentence is empty.";
    case LineFault::Oversized:
        return Message("The line is longer than {} bytes.", TextFile::longestLine);
    case LineFault::OpenQuote:
        return "A quotation mark opens a field and nothing closes it. Write a quotation mark that belongs to the text "
               "twice.";
    }
    return {};
}

void LineProblems::add(std::size_t line, Message message)
{
    if (m_count++ < mostKept)
        m_problems.push_back({line, std::move(message)});
}

void LineProblems::addFault(std::size_t line, LineFault fault)
{
    if (m_malformed++ == 0)
        m_firstMalformed = {line, describe(fault)};
    add(line, describe(fault));
}

} // namespace attentoscope
