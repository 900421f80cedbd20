// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/parallelfiles.h"

#include "engine/corpus/messages.h"
#include "engine/corpus/textfile.h"
#include "engine/corpus/unicodetext.h"

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

/// Counts the rest of the longer file and says where the other one ended.
Error unequalLengths(
    TextFile& longer, const std::string& longerPath, const TextFile& shorter, const std::string& shorterPath)
{
    const std::size_t unmatched = longer.number();
    for (;;) {
        const auto more = longer.next();
        if (!more)
            return more.error();
        if (!*more)
            break;
    }
    return {ErrorCode::BadData,
        longerPath + " has " + counted(longer.number(), "line") + " and " + shorterPath + " has "
            + grouped(shorter.number()) + ": line " + grouped(unmatched) + " of " + longerPath
            + " has no partner. Parallel files need the same number of lines.",
        {}};
}

} // namespace

Result<PairSourceFacts> readParallelFiles(
    const std::string& firstPath, const std::string& secondPath, const PairSink& sink)
{
    auto first = TextFile::open(firstPath);
    if (!first)
        return std::unexpected(first.error());
    auto second = TextFile::open(secondPath);
    if (!second)
        return std::unexpected(second.error());
    for (bool wanted = true; wanted;) {
        const auto moreFirst = first->next();
        if (!moreFirst)
            return std::unexpected(moreFirst.error());
        const auto moreSecond = second->next();
        if (!moreSecond)
            return std::unexpected(moreSecond.error());
        if (*moreFirst != *moreSecond)
            return std::unexpected(*moreFirst ? unequalLengths(*first, firstPath, *second, secondPath)
                                              : unequalLengths(*second, secondPath, *first, firstPath));
        wanted = *moreFirst && sink(pairOf(*first, *second));
    }
    const auto name = [](const std::string& path) { return std::filesystem::path(path).filename().string(); };
    return PairSourceFacts{name(firstPath) + ", " + name(secondPath), {}, false};
}

} // namespace attentoscope
