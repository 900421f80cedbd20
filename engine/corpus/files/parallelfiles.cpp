// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/parallelfiles.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/files/textfile.h"
#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <filesystem>

namespace attentoscope {

namespace {

RawPair pairOf(const TextFile& first, const TextFile& second)
{
    RawPair pair{.line = first.number(), .first = first.line(), .second = second.line(), .done = first.done()};
    if (first.isTooLong() || second.isTooLong())
        pair.fault = LineFault::Oversized;
    else if (isBlank(pair.first))
        pair.fault = isBlank(pair.second) ? LineFault::Blank : LineFault::FirstEmpty;
    else if (isBlank(pair.second))
        pair.fault = LineFault::SecondEmpty;
    return pair;
}

struct OpenFile
{
    TextFile& file;
    const std::string& path;
};

/// A line as a message shows it.
std::string quoted(std::string_view line)
{
    constexpr std::size_t shown = 60;
    std::size_t end = std::min(line.size(), shown);
    while (end > 0 && end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80)
        --end;
    return '"' + std::string(line.substr(0, end)) + (end < line.size() ? "…" : "") + '"';
}

/// Counts the rest of the longer file and says where the other one ended; `hint` is what else was noticed.
Error unequalLengths(const OpenFile& longer, const OpenFile& shorter, const Message& hint)
{
    const std::size_t unmatched = longer.file.number();
    const std::string line = quoted(longer.file.line());
    for (;;) {
        const auto more = longer.file.next();
        if (!more)
            return more.error();
        if (!*more)
            break;
    }
    return {ErrorCode::BadData,
        Message("{} has {} and {} has {}: line {} of {} has no partner: {}. Parallel files need the same number of "
                "lines.{}",
            longer.path, counted(longer.file.number(), "{} line", "{} lines"), shorter.path, shorter.file.number(),
            unmatched, longer.path, line, hint),
        {}};
}

/// Remembers the first line that is blank in one file only: where lines were lost, it is often the first trace.
class BlankLines
{
public:
    void see(const RawPair& pair)
    {
        if (m_fault == LineFault::None
            && (pair.fault == LineFault::FirstEmpty || pair.fault == LineFault::SecondEmpty)) {
            m_fault = pair.fault;
            m_line = pair.line;
        }
    }

    Message hint(const std::string& firstPath, const std::string& secondPath) const
    {
        if (m_fault == LineFault::None)
            return {};
        const bool first = m_fault == LineFault::FirstEmpty;
        return Message(" The line where they go apart is not known, but line {} is the first that is empty in {} and "
                       "not in {}.",
            m_line, first ? firstPath : secondPath, first ? secondPath : firstPath);
    }

private:
    LineFault m_fault = LineFault::None;
    std::size_t m_line = 0;
};

} // namespace

Result<PairSourceFacts> readParallelFiles(
    const std::string& firstPath, const std::string& secondPath, const PairSink& sink, std::stop_token stop)
{
    auto first = TextFile::open(firstPath, stop);
    if (!first)
        return std::unexpected(first.error());
    auto second = TextFile::open(secondPath, std::move(stop));
    if (!second)
        return std::unexpected(second.error());
    BlankLines blanks;
    for (bool wanted = true; wanted;) {
        const auto moreFirst = first->next();
        if (!moreFirst)
            return std::unexpected(moreFirst.error());
        const auto moreSecond = second->next();
        if (!moreSecond)
            return std::unexpected(moreSecond.error());
        if (*moreFirst != *moreSecond)
            return std::unexpected(*moreFirst
                    ? unequalLengths({*first, firstPath}, {*second, secondPath}, blanks.hint(firstPath, secondPath))
                    : unequalLengths({*second, secondPath}, {*first, firstPath}, blanks.hint(firstPath, secondPath)));
        if (!*moreFirst)
            break;
        const RawPair pair = pairOf(*first, *second);
        blanks.see(pair);
        wanted = sink(pair);
    }
    const auto name = [](const std::string& path) { return std::filesystem::path(path).filename().string(); };
    return PairSourceFacts{name(firstPath) + ", " + name(secondPath), {}, false};
}

} // namespace attentoscope
