// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/alignmentfile.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/files/textfile.h"
#include "engine/metrics/alignment.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>

namespace attentoscope {

namespace {

/// Iterates over the lines of a text.
class AlignmentText
{
public:
    explicit AlignmentText(std::string_view text) : m_rest(text) { }

    bool next(); ///< false at the end
    std::string_view line() const { return m_line; } ///< without the line end
    std::size_t number() const { return m_number; } ///< counted from one

private:
    std::string_view m_rest;
    std::string_view m_line;
    std::size_t m_number = 0;
};

bool AlignmentText::next()
{
    if (m_rest.empty())
        return false;
    m_line = m_rest.substr(0, m_rest.find('\n'));
    m_rest.remove_prefix(std::min(m_line.size() + 1, m_rest.size()));
    ++m_number;
    return true;
}

struct Link
{
    std::uint32_t source = 0; ///< index as it is written
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

/// Iterates over the trimmed parts of a text between separators. A line may have millions of parts, so they are not
/// collected.
class Parts
{
public:
    Parts(std::string_view text, std::string_view separator) : m_rest(text), m_separator(separator) { }

    /// The next part; none after the last one.
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

    /// The next part that has letters.
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

/// Refuses a number at `place` that is larger than the number of sentences in the data.
std::unexpected<Error> refuseSentence(const AlignmentPlace& place, std::size_t sentences)
{
    return refuseLine(place,
        Message("the data has only {}, and the file must have exactly one line of links for "
                "each. Choose the file that belongs to these sentences.",
            counted(sentences, "{} line", "{} lines")));
}

/// A weight in 0–1; none if the text is not such a number.
std::optional<float> parseWeight(std::string_view text)
{
    float weight = 0.0f;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, weight);
    if (read.ec == std::errc::result_out_of_range && read.ptr == end && text.contains("e-"))
        return 0.0f; // the number is too small for a float
    constexpr float rounding = 1e-3f;
    const bool usable = read.ec == std::errc() && read.ptr == end && std::isfinite(weight) && weight >= 0.0f
        && weight <= 1.0f + rounding;
    return usable ? std::optional(weight) : std::nullopt;
}

/// Reads sure and possible links, such as "0-0 1p2". `firstIndex` is the number of a sentence's first word.
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
                Message(
                    "\"{}\" is not a link. Write links as \"3-4\" (sure) or \"3p4\" (possible).", shortened(*word)));
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

/// The fields between "|||". If there are too many, returns only the first ones.
std::vector<std::string_view> fieldsOf(std::string_view text)
{
    constexpr std::size_t most = 16;
    std::vector<std::string_view> fields;
    Parts parts(text, "|||");
    for (auto field = parts.next(); field && fields.size() < most; field = parts.next())
        fields.push_back(*field);
    return fields;
}

/// The number of the sentence in an n-best list's line; none for any other line.
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

/// The separators of rows, and of the weights in a row. Several spaces count as one.
struct Separators
{
    std::string_view rows;
    std::string_view weights;
};

std::optional<std::string_view> nextBetween(Parts& parts, std::string_view separator)
{
    return separator == " " ? parts.nextWord() : parts.next();
}

/// Adds the weights of a row, and returns their number.
Result<std::size_t> addRow(
    WeightRows& rows, std::string_view text, std::string_view separator, const AlignmentPlace& place)
{
    std::size_t count = 0;
    Parts numbers(text, separator);
    for (auto number = nextBetween(numbers, separator); number; number = nextBetween(numbers, separator)) {
        const auto weight = parseWeight(*number);
        if (!weight)
            return refuseLine(place,
                Message("\"{}\" is not a weight. Weights are numbers from 0 to 1, a row for each word of the "
                        "translation.",
                    shortened(*number)));
        rows.weights.push_back(*weight);
        ++count;
    }
    return count;
}

/// Marian separates weights by commas and rows by spaces. OpenNMT-tf separates weights by spaces and rows by
/// semicolons.
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

/// Whether the field is a score, which Marian's scorer writes in place of the translation.
bool isScore(std::string_view text)
{
    double score = 0.0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, score);
    return read.ec == std::errc() && read.ptr == end && text.contains('.');
}

constexpr std::size_t mostBytes = 1'024UL * 1'024 * 1'024;

/// Reads one line of links, or a line of another system: the translation, "|||", then links or rows of weights. The
/// systems are Marian (--alignment hard, soft or a threshold; also n-best lists and its scorer), OpenNMT-py
/// (-report_align) and OpenNMT-tf (--with_alignments). In a line with a translation, words are counted from zero,
/// otherwise from `firstIndex`.
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

/// All lines in one text. Separate strings would cost more memory than short lines, and a pipe cannot be read twice.
Result<std::string> alignmentText(const std::string& path)
{
    auto file = TextFile::open(path, chooseFileOfAlignments());
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

/// A file that is read, and the number that it gives to a sentence's first word.
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

/// Converts the line of each sentence with `convert`, for at most `sentences` of them.
template <typename Element, typename Convert>
Result<std::vector<Element>> parseLines(const AlignmentSource& source, std::size_t sentences, Convert convert)
{
    std::vector<Element> all;
    all.reserve(std::min(sentences, static_cast<std::size_t>(std::ranges::count(source.text, '\n'))));
    std::optional<std::size_t> sentence; ///< number of the sentence in the previous n-best line
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

/// A row of a table: a word, and for each source word a weight with seven decimals.
struct Row
{
    std::string word;
    std::vector<float> weights;
    bool marked = false;
};

std::optional<Row> parseRow(std::string_view line)
{
    std::istringstream words{std::string(line)};
    Row row;
    if (!(words >> row.word))
        return std::nullopt;
    for (std::string number; words >> number;) {
        const auto digits = number.find_first_not_of('*');
        row.marked = row.marked || (digits != 0 && digits != std::string::npos);
        const auto weight = digits == std::string::npos ? std::nullopt : parseWeight(number.substr(digits));
        if (!weight || !number.contains('.'))
            return std::nullopt;
        row.weights.push_back(*weight);
    }
    return row.weights.empty() ? std::nullopt : std::optional(row);
}

bool isEndMark(const std::string& word)
{
    return word == "</s>" || word == "<EOS>" || word == "<eos>";
}

void append(AlignmentLine& table, const Row& row)
{
    if (!isEndMark(row.word))
        *table.translation += (table.translation->empty() ? "" : " ") + row.word;
    auto& [rows, columns, weights] = table.weights;
    weights.insert(weights.end(), row.weights.begin(), row.weights.end());
    columns = row.weights.size();
    ++rows;
}

/// Whether the text has the tables that OpenNMT-py prints with -attn_debug, alone or between other lines of its log.
bool isAttentionDump(std::string_view text)
{
    for (AlignmentText lines(text); lines.next();) {
        const bool isCandidate = lines.line().contains('*') && !lines.line().contains("|||");
        if (const auto row = isCandidate ? parseRow(lines.line()) : std::nullopt; row && row->marked)
            return true;
    }
    return false;
}

/// Reads the tables of such a file, one for each sentence. A table has a line of source words, and then a line for each
/// target word: the word, cut after ten characters, and its weights, of which the largest has stars. Other lines are
/// skipped. The end mark of the target has a row of weights, but is not a word of the translation. More than `most`
/// tables are an error.
Result<std::vector<AlignmentLine>> readAttentionDump(const std::string& file, std::string_view text, std::size_t most)
{
    std::vector<AlignmentLine> tables;
    bool inTable = false;
    for (AlignmentText lines(text); lines.next();) {
        const auto row = parseRow(lines.line());
        if (!row) {
            inTable = false;
            continue;
        }
        const AlignmentPlace place{file, lines.number()};
        if (!inTable) {
            if (tables.size() == most)
                return refuseSentence(place, most);
            tables.push_back({.line = place.line, .translation = "", .wordsAreCut = true, .links = {}, .weights = {}});
            inTable = true;
        }
        auto& table = tables.back();
        if (!table.weights.isEmpty() && table.weights.columns != row->weights.size())
            return refuseLine(place,
                Message("the row of \"{}\" has {} weights, the rows before it have {}. Let the other program write the "
                        "file anew.",
                    row->word, row->weights.size(), table.weights.columns));
        append(table, *row);
    }
    return tables;
}

} // namespace

Message chooseFileOfAlignments()
{
    return "Choose an alignment file with one line for each sentence pair.";
}

std::unexpected<Error> refuseLine(const AlignmentPlace& place, const Message& what)
{
    return failure(ErrorCode::BadData, Message("\"{}\", line {}: {}", place.file, place.line, what));
}

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
