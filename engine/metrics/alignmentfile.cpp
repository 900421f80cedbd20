// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/alignmentfile.h"

#include "engine/corpus/files/textfile.h"
#include "engine/metrics/alignment.h"
#include "engine/metrics/attentiondump.h"

#include <algorithm>

namespace attentoscope {

namespace {

constexpr std::size_t mostBytes = 1'024UL * 1'024 * 1'024;

/// All lines in one text: a line of one byte takes one, and two passes over a pipe are possible.
Result<std::string> alignmentText(const std::string& path)
{
    auto file = TextFile::open(path);
    if (!file)
        return std::unexpected(file.error());
    std::string text;
    for (;;) {
        const auto more = file->next();
        if (!more)
            return std::unexpected(more.error());
        if (!*more)
            return text;
        if (file->isTooLong())
            return refuseLine({path, file->number()},
                "the line is longer than 4 MiB. An alignment file has one line for each sentence pair; choose another "
                "file.");
        if (text.size() + file->line().size() > mostBytes)
            return refuseLine(
                {path, file->number()}, "the file is larger than 1 GiB. Cut it, and the sentence pairs, into parts.");
        text.append(file->line()) += '\n';
    }
}

/// Hands on one line for each sentence until `take` refuses one.
template <typename Take>
Result<void> parseLines(const std::string& path, std::string_view text, std::uint32_t firstIndex, Take take)
{
    std::optional<std::size_t> sentence; ///< of the n-best line before
    for (AlignmentText lines(text); lines.next();) {
        const auto number = nBestNumber(lines.line());
        if (number && number == sentence)
            continue;
        sentence = number;
        auto line = parseAlignmentLine(lines.line(), {path, lines.number()}, firstIndex);
        if (!line)
            return std::unexpected(line.error());
        if (auto taken = take(std::move(*line)); !taken)
            return taken;
    }
    return {};
}

/// What take() fills: one element for each sentence, room for which is made once.
template <typename Element>
std::vector<Element> roomFor(std::string_view text, std::size_t sentences)
{
    std::vector<Element> all;
    all.reserve(std::min(sentences, static_cast<std::size_t>(std::ranges::count(text, '\n'))));
    return all;
}

Result<std::uint32_t> checkedIndex(int firstIndex)
{
    if (firstIndex != 0 && firstIndex != 1)
        return failure(ErrorCode::InvalidSetting,
            "Words of gold alignments are counted from 0 or from 1, not from " + std::to_string(firstIndex) + ".");
    return static_cast<std::uint32_t>(firstIndex);
}

std::unexpected<Error> refuseWeights(const std::string& path, std::size_t line)
{
    return refuseLine({path, line},
        "these are weights, not links. Open the file as another system's attention, and a file of links "
        "(\"0-0 1-2\") as gold alignments.");
}

} // namespace

Result<std::vector<AlignmentLine>> readAlignmentFile(const std::string& path, int firstIndex, std::size_t sentences)
{
    const auto first = checkedIndex(firstIndex);
    if (!first)
        return std::unexpected(first.error());
    const auto text = alignmentText(path);
    if (!text)
        return std::unexpected(text.error());
    if (isAttentionDump(*text))
        return readAttentionDump(path, *text, sentences);
    auto all = roomFor<AlignmentLine>(*text, sentences);
    const auto parsed = parseLines(path, *text, *first, [&](AlignmentLine line) -> Result<void> {
        if (all.size() == sentences)
            return refuseSentence({path, line.line}, sentences);
        all.push_back(std::move(line));
        return {};
    });
    return parsed ? Result<std::vector<AlignmentLine>>(std::move(all)) : std::unexpected(parsed.error());
}

Result<std::vector<GoldAlignment>> readAlignments(const std::string& path, int firstIndex, std::size_t sentences)
{
    const auto first = checkedIndex(firstIndex);
    if (!first)
        return std::unexpected(first.error());
    const auto text = alignmentText(path);
    if (!text)
        return std::unexpected(text.error());
    auto all = roomFor<GoldAlignment>(*text, sentences);
    const auto parsed = parseLines(path, *text, *first, [&](AlignmentLine line) -> Result<void> {
        if (!line.weights.isEmpty())
            return refuseWeights(path, line.line);
        if (all.size() == sentences)
            return refuseSentence({path, line.line}, sentences);
        all.push_back(std::move(line.links));
        return {};
    });
    return parsed ? Result<std::vector<GoldAlignment>>(std::move(all)) : std::unexpected(parsed.error());
}

} // namespace attentoscope
