// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/alignmentline.h"

#include "engine/corpus/files/messages.h"

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

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\v\f";
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The parts of a text between separators, trimmed, one after the other: a line may have millions, which nobody needs
/// together.
class Parts
{
public:
    Parts(std::string_view text, std::string_view separator) : m_rest(text), m_separator(separator) { }

    /// None after the last one.
    std::optional<std::string_view> next()
    {
        if (m_atEnd)
            return std::nullopt;
        const auto end = m_rest.find(m_separator);
        const auto part = trimmed(m_rest.substr(0, end));
        m_atEnd = end == std::string_view::npos;
        m_rest.remove_prefix(m_atEnd ? m_rest.size() : end + m_separator.size());
        return part;
    }

    /// The next one with letters in it.
    std::optional<std::string_view> nextWord()
    {
        auto part = next();
        while (part && part->empty())
            part = next();
        return part;
    }

private:
    std::string_view m_rest;
    std::string_view m_separator;
    bool m_atEnd = false;
};

/// What stands between "|||"; of a line with more fields than any system writes, the first ones.
std::vector<std::string_view> fieldsOf(std::string_view text)
{
    constexpr std::size_t most = 16;
    std::vector<std::string_view> fields;
    Parts parts(text, "|||");
    for (auto field = parts.next(); field && fields.size() < most; field = parts.next())
        fields.push_back(*field);
    return fields;
}

/// How an alignment separates rows, and the weights of a row. Between spaces stand words: several spaces are one.
struct Separators
{
    std::string_view rows;
    std::string_view weights;
};

std::optional<std::string_view> nextBetween(Parts& parts, std::string_view separator)
{
    return separator == " " ? parts.nextWord() : parts.next();
}

/// Adds the weights of a row; answers how many they are.
Result<std::size_t> addRow(
    WeightRows& rows, std::string_view text, std::string_view separator, const AlignmentPlace& place)
{
    std::size_t count = 0;
    Parts numbers(text, separator);
    for (auto number = nextBetween(numbers, separator); number; number = nextBetween(numbers, separator)) {
        const auto weight = parseWeight(*number);
        if (!weight)
            return refuseLine(place,
                Message("\"{}\" is no weight. Weights are numbers from 0 to 1, a row for each word of the "
                        "translation.",
                    shortened(*number)));
        rows.weights.push_back(*weight);
        ++count;
    }
    return count;
}

/// Marian divides weights by commas and rows by spaces, OpenNMT-tf weights by spaces and rows by semicolons.
Result<WeightRows> parseWeights(std::string_view text, const AlignmentPlace& place)
{
    const auto separators = text.contains(',') ? Separators{" ", ","} : Separators{";", " "};
    WeightRows weights;
    Parts rows(text, separators.rows);
    for (auto row = nextBetween(rows, separators.rows); row; row = nextBetween(rows, separators.rows)) {
        const auto count = addRow(weights, *row, separators.weights, place);
        if (!count)
            return std::unexpected(count.error());
        if (weights.rows > 0 && *count != weights.columns)
            return refuseLine(place,
                Message("row {} has {} weights, the rows before it have {}. Every row needs one weight for each source "
                        "word: write the file anew.",
                    weights.rows + 1, *count, weights.columns));
        weights.columns = *count;
        ++weights.rows;
    }
    return weights;
}

bool holdsWeights(std::string_view text)
{
    const bool separated = text.contains(',') || text.contains(';');
    const auto first = Parts(text, " ").nextWord();
    return separated || (text.contains('.') && first && parseWeight(*first));
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

std::unexpected<Error> refuseLine(const AlignmentPlace& place, const Message& what)
{
    return failure(ErrorCode::BadData, Message("\"{}\", line {}: {}", place.file, place.line, what));
}

std::unexpected<Error> refuseSentence(const AlignmentPlace& place, std::size_t sentences)
{
    return refuseLine(place,
        Message("the data has only {}, and there must be one of links for each. Choose the file that belongs to these "
                "sentences.",
            counted(sentences, "{} line", "{} lines")));
}

bool AlignmentText::next()
{
    if (m_rest.empty())
        return false;
    m_line = m_rest.substr(0, m_rest.find('\n'));
    m_rest.remove_prefix(std::min(m_line.size() + 1, m_rest.size()));
    ++m_number;
    return true;
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
    Parts words(spaces, " ");
    for (auto word = words.nextWord(); word; word = words.nextWord()) {
        const auto link = parseLink(*word);
        if (!link)
            return refuseLine(place,
                Message("\"{}\" is no link. Write links as \"3-4\" (sure) or \"3p4\" (possible).", shortened(*word)));
        if (link->source < firstIndex || link->target < firstIndex)
            return refuseLine(place,
                Message("the link \"{}\" counts words from 0, but they are to be counted from {}. If the file counts "
                        "from 0, say so (on the command line: --gold-first-index 0).",
                    shortened(*word), firstIndex));
        auto& links = link->sure ? gold.sure : gold.possible;
        links.push_back({link->source - firstIndex, link->target - firstIndex});
    }
    std::ranges::sort(gold.sure);
    std::ranges::sort(gold.possible);
    return gold;
}

std::optional<std::size_t> nBestNumber(std::string_view text)
{
    const auto fields = fieldsOf(text);
    std::size_t number = 0;
    if (fields.size() < 4)
        return std::nullopt;
    const char* end = fields[0].data() + fields[0].size();
    const auto read = std::from_chars(fields[0].data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

Result<AlignmentLine> parseAlignmentLine(std::string_view text, const AlignmentPlace& place, std::uint32_t firstIndex)
{
    const auto fields = fieldsOf(text);
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
