// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/alignmentfile.h"

#include "engine/corpus/textfile.h"
#include "engine/evaluation/alignment.h"
#include "engine/evaluation/attentiondump.h"

#include <algorithm>

namespace attentoscope {

namespace {

constexpr std::size_t mostBytes = 1'024UL * 1'024 * 1'024;

Result<std::vector<std::string>> readLines(const std::string& path)
{
    auto file = TextFile::open(path);
    if (!file)
        return std::unexpected(file.error());
    std::vector<std::string> lines;
    std::size_t bytes = 0;
    for (;;) {
        const auto more = file->next();
        if (!more)
            return std::unexpected(more.error());
        if (!*more)
            return lines;
        if (file->isTooLong())
            return refuseLine({path, file->number()},
                "the line is longer than 4 MiB. An alignment file has one line for each sentence pair; choose another "
                "file.");
        bytes += file->line().size();
        if (bytes > mostBytes)
            return refuseLine(
                {path, file->number()}, "the file is larger than 1 GiB. Cut it, and the sentence pairs, into parts.");
        lines.emplace_back(file->line());
    }
}

Result<std::vector<AlignmentLine>> parseLines(
    const std::string& path, const std::vector<std::string>& lines, std::uint32_t firstIndex)
{
    std::vector<AlignmentLine> all;
    std::optional<std::size_t> sentence; ///< of the n-best line before
    for (std::size_t index = 0; index < lines.size(); ++index) {
        const auto number = nBestNumber(lines[index]);
        if (number && number == sentence)
            continue;
        sentence = number;
        auto line = parseAlignmentLine(lines[index], {path, index + 1}, firstIndex);
        if (!line)
            return std::unexpected(line.error());
        all.push_back(std::move(*line));
    }
    return all;
}

} // namespace

Result<std::vector<AlignmentLine>> readAlignmentFile(const std::string& path, int firstIndex)
{
    if (firstIndex != 0 && firstIndex != 1)
        return failure(ErrorCode::InvalidSetting,
            "Words of gold alignments are counted from 0 or from 1, not from " + std::to_string(firstIndex) + ".");
    const auto lines = readLines(path);
    if (!lines)
        return std::unexpected(lines.error());
    return isAttentionDump(*lines) ? readAttentionDump(path, *lines)
                                   : parseLines(path, *lines, static_cast<std::uint32_t>(firstIndex));
}

Result<std::vector<GoldAlignment>> readAlignments(const std::string& path, int firstIndex)
{
    auto lines = readAlignmentFile(path, firstIndex);
    if (!lines)
        return std::unexpected(lines.error());
    std::vector<GoldAlignment> gold;
    for (auto& line : *lines) {
        if (!line.weights.empty())
            return refuseLine({path, line.line},
                "these are weights, not links. Open the file as another system's attention, and a file of links "
                "(\"0-0 1-2\") as gold alignments.");
        gold.push_back(std::move(line.links));
    }
    return gold;
}

} // namespace attentoscope
