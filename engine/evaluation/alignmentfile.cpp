// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/alignment.h"

#include "engine/corpus/messages.h"
#include "engine/storage/linereader.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

namespace attentoscope {

namespace {

constexpr std::size_t longestLine = 1 << 20;

struct Link
{
    std::uint32_t source = 0; ///< as written
    std::uint32_t target = 0;
    bool sure = true;
};

std::optional<Link> parseLink(std::string_view text)
{
    Link link;
    const char* end = text.data() + text.size();
    const auto source = std::from_chars(text.data(), end, link.source);
    if (source.ec != std::errc() || source.ptr == end || (*source.ptr != '-' && *source.ptr != 'p'))
        return std::nullopt;
    link.sure = *source.ptr == '-';
    const auto target = std::from_chars(source.ptr + 1, end, link.target);
    if (target.ec != std::errc() || target.ptr != end)
        return std::nullopt;
    return link;
}

struct Place
{
    const std::string& file;
    std::size_t line;
};

std::unexpected<Error> refuse(const Place& place, const std::string& what)
{
    return failure(ErrorCode::BadData, "\"" + place.file + "\", line " + std::to_string(place.line) + ": " + what);
}

Result<GoldAlignment> parseLine(const std::string& line, const Place& place, std::uint32_t firstIndex)
{
    GoldAlignment gold;
    std::istringstream words(line);
    for (std::string word; words >> word;) {
        const auto link = parseLink(word);
        if (!link)
            return refuse(
                place, "\"" + shortened(word) + "\" is no link. Write links as \"3-4\" (sure) or \"3p4\" (possible).");
        if (link->source < firstIndex || link->target < firstIndex)
            return refuse(place,
                "the link \"" + word + "\" counts words from 0, but they are to be counted from "
                    + std::to_string(firstIndex) + ". If the file counts from 0, give --gold-first-index 0.");
        auto& links = link->sure ? gold.sure : gold.possible;
        links.push_back({link->source - firstIndex, link->target - firstIndex});
    }
    std::ranges::sort(gold.sure);
    std::ranges::sort(gold.possible);
    return gold;
}

} // namespace

Result<std::vector<GoldAlignment>> readAlignments(const std::string& path, int firstIndex)
{
    if (firstIndex != 0 && firstIndex != 1)
        return failure(ErrorCode::InvalidSetting,
            "Words of gold alignments are counted from 0 or from 1, not from " + std::to_string(firstIndex) + ".");
    std::error_code problem;
    if (!std::filesystem::exists(path, problem))
        return failure(ErrorCode::FileNotFound, "There is no file \"" + path + "\". Check the name of the gold file.");
    if (std::filesystem::is_directory(path, problem) || !std::ifstream(path))
        return failure(ErrorCode::BadData,
            "\"" + path + "\" cannot be read as a file of alignments. Give a text file with one line a sentence.");

    std::vector<GoldAlignment> all;
    LineReader file(path, longestLine);
    while (file.next()) {
        const Place place{path, file.number()};
        if (file.isTooLong())
            return refuse(place, "the line is longer than " + grouped(longestLine) + " bytes, so it holds no links.");
        auto gold = parseLine(std::string(file.line()), place, static_cast<std::uint32_t>(firstIndex));
        if (!gold)
            return std::unexpected(gold.error());
        all.push_back(std::move(*gold));
    }
    if (file.hasFailed())
        return failure(ErrorCode::BadData, "\"" + path + "\" could not be read to its end. Copy the file anew.");
    return all;
}

} // namespace attentoscope
