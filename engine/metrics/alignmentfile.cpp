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
                "the line is longer than 4 MiB. An alignment file has one line for each sentence pair; choose "
                "another "
                "file.");
        if (text.size() + file->line().size() > mostBytes)
            return refuseLine(
                {path, file->number()}, "the file is larger than 1 GiB. Cut it, and the sentence pairs, into parts.");
        text.append(file->line()) += '\n';
    }
}

/// A file that is read, and what its words are counted from.
struct AlignmentSource
{
    std::string path;
    std::string text;
    std::uint32_t firstIndex = 0;
};

Result<AlignmentSource> openAlignments(const std::string& path, int firstIndex)
{
    if (firstIndex != 0 && firstIndex != 1)
        return failure(ErrorCode::InvalidSetting,
            Message("Words of gold alignments are counted from 0 or from 1, not from {}.", firstIndex));
    auto text = alignmentText(path);
    if (!text)
        return std::unexpected(text.error());
    return AlignmentSource{path, std::move(*text), static_cast<std::uint32_t>(firstIndex)};
}

/// What `convert` makes of the line of each sentence, at most `sentences` of them.
template <typename Element, typename Convert>
Result<std::vector<Element>> parseLines(const AlignmentSource& source, std::size_t sentences, Convert convert)
{
    std::vector<Element> all;
    all.reserve(std::min(sentences, static_cast<std::size_t>(std::ranges::count(source.text, '\n'))));
    std::optional<std::size_t> sentence; ///< of the n-best line before
    for (AlignmentText lines(source.text); lines.next();) {
        const auto number = nBestNumber(lines.line());
        if (number && number == sentence)
            continue;
        sentence = number;
        auto line = parseAlignmentLine(lines.line(), {source.path, lines.number()}, source.firstIndex);
        if (!line)
            return std::unexpected(line.error());
        Result<Element> element = convert(std::move(*line));
        if (!element)
            return std::unexpected(element.error());
        if (all.size() == sentences)
            return refuseSentence({source.path, lines.number()}, sentences);
        all.push_back(std::move(*element));
    }
    return all;
}

} // namespace

Result<std::vector<AlignmentLine>> readAlignmentFile(const std::string& path, int firstIndex, std::size_t sentences)
{
    const auto source = openAlignments(path, firstIndex);
    if (!source)
        return std::unexpected(source.error());
    if (isAttentionDump(source->text))
        return readAttentionDump(path, source->text, sentences);
    return parseLines<AlignmentLine>(*source, sentences, [](AlignmentLine line) { return line; });
}

Result<std::vector<GoldAlignment>> readAlignments(const std::string& path, int firstIndex, std::size_t sentences)
{
    const auto source = openAlignments(path, firstIndex);
    if (!source)
        return std::unexpected(source.error());
    return parseLines<GoldAlignment>(*source, sentences, [&path](AlignmentLine line) -> Result<GoldAlignment> {
        if (line.weights.isEmpty())
            return std::move(line.links);
        return refuseLine({path, line.line},
            "these are weights, not links. Open the file as another system's attention, and a file of links "
            "(\"0-0 1-2\") as gold alignments.");
    });
}

} // namespace attentoscope
