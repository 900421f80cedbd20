// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/alignmentline.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace attentoscope {

namespace {

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

std::string shortened(std::string_view text)
{
    constexpr std::size_t shown = 40;
    if (text.size() <= shown)
        return std::string(text);
    std::size_t end = shown;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) // not within a character
        --end;
    return std::string(text.substr(0, end)) + "…";
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\v\f";
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The parts between separators, trimmed.
std::vector<std::string_view> partsOf(std::string_view text, std::string_view separator)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const auto end = text.find(separator);
        parts.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + separator.size());
    }
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    auto words = partsOf(text, " ");
    std::erase_if(words, [](std::string_view word) { return word.empty(); });
    return words;
}

Result<WeightRows> parseRows(
    const std::vector<std::string_view>& rows, std::string_view separator, const AlignmentPlace& place)
{
    WeightRows weights;
    for (const auto row : rows) {
        std::vector<float> numbers;
        for (const auto number : separator == " " ? wordsOf(row) : partsOf(row, separator)) {
            const auto weight = parseWeight(number);
            if (!weight)
                return refuseLine(place,
                    "\"" + shortened(number)
                        + "\" is no weight. Weights are numbers from 0 to 1, a row for each word "
                          "of the translation.");
            numbers.push_back(*weight);
        }
        if (!weights.empty() && numbers.size() != weights.front().size())
            return refuseLine(place,
                "row " + std::to_string(weights.size() + 1) + " has " + std::to_string(numbers.size())
                    + " weights, the rows before it have " + std::to_string(weights.front().size())
                    + ". Every row needs one weight for each source word: write the file anew.");
        weights.push_back(std::move(numbers));
    }
    return weights;
}

/// Marian divides weights by commas and rows by spaces, OpenNMT-tf weights by spaces and rows by semicolons.
Result<WeightRows> parseWeights(std::string_view text, const AlignmentPlace& place)
{
    if (text.contains(','))
        return parseRows(wordsOf(text), ",", place);
    return parseRows(partsOf(text, ";"), " ", place);
}

bool holdsWeights(std::string_view text)
{
    const bool separated = text.contains(',') || text.contains(';');
    const bool fractions = text.contains('.') && !wordsOf(text).empty() && parseWeight(wordsOf(text).front());
    return separated || fractions;
}

/// The scorer writes how likely a sentence is where the decoder writes words.
bool isScore(std::string_view text)
{
    double score = 0.0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, score);
    return read.ec == std::errc() && read.ptr == end && text.contains('.');
}

} // namespace

std::unexpected<Error> refuseLine(const AlignmentPlace& place, const std::string& what)
{
    return failure(ErrorCode::BadData, "\"" + place.file + "\", line " + std::to_string(place.line) + ": " + what);
}

std::optional<float> parseWeight(std::string_view text)
{
    float weight = 0.0f;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, weight);
    if (read.ec == std::errc::result_out_of_range && read.ptr == end && text.contains("e-"))
        return 0.0f; // smaller than a float can be
    constexpr float rounding = 1e-3f;
    const bool usable = read.ec == std::errc() && read.ptr == end && std::isfinite(weight) && weight >= 0.0f
        && weight <= 1.0f + rounding;
    return usable ? std::optional(weight) : std::nullopt;
}

Result<GoldAlignment> parseLinks(std::string_view text, const AlignmentPlace& place, std::uint32_t firstIndex)
{
    GoldAlignment gold;
    std::string spaces(text);
    std::ranges::replace(spaces, '\t', ' ');
    for (const auto word : wordsOf(spaces)) {
        const auto link = parseLink(word);
        if (!link)
            return refuseLine(
                place, "\"" + shortened(word) + "\" is no link. Write links as \"3-4\" (sure) or \"3p4\" (possible).");
        if (link->source < firstIndex || link->target < firstIndex)
            return refuseLine(place,
                "the link \"" + std::string(word) + "\" counts words from 0, but they are to be counted from "
                    + std::to_string(firstIndex)
                    + ". If the file counts from 0, say so (on the command line: --gold-first-index 0).");
        auto& links = link->sure ? gold.sure : gold.possible;
        links.push_back({link->source - firstIndex, link->target - firstIndex});
    }
    std::ranges::sort(gold.sure);
    std::ranges::sort(gold.possible);
    return gold;
}

std::optional<std::size_t> nBestNumber(std::string_view text)
{
    const auto fields = partsOf(text, "|||");
    std::size_t number = 0;
    if (fields.size() < 4)
        return std::nullopt;
    const char* end = fields[0].data() + fields[0].size();
    const auto read = std::from_chars(fields[0].data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

Result<AlignmentLine> parseAlignmentLine(std::string_view text, const AlignmentPlace& place, std::uint32_t firstIndex)
{
    const auto fields = partsOf(text, "|||");
    AlignmentLine line{.line = place.line};
    std::string_view alignment = fields.back();
    if (fields.size() > 1) {
        const std::size_t first = nBestNumber(text) ? 1 : 0;
        if (!isScore(fields[first]))
            line.translation = std::string(fields[first]);
        alignment = fields[first + 1];
        firstIndex = 0;
    }
    if (holdsWeights(alignment)) {
        auto weights = parseWeights(alignment, place);
        if (!weights)
            return std::unexpected(weights.error());
        line.weights = std::move(*weights);
        return line;
    }
    auto links = parseLinks(alignment, place, firstIndex);
    if (!links)
        return std::unexpected(links.error());
    line.links = std::move(*links);
    return line;
}

} // namespace attentoscope
