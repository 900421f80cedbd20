// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/recordreader.h"

#include "engine/corpus/files/columncontent.h"
#include "engine/corpus/files/messages.h"
#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace attentoscope {

namespace {

constexpr char quote = '"';

/// Reads a quoted field. `at` is after the opening mark. Returns the place after the closing mark, or npos if there is
/// none.
std::size_t readQuoted(std::string_view record, std::size_t at, Field& field)
{
    for (;;) {
        const std::size_t mark = record.find(quote, at);
        field.text.append(record.substr(at, mark == std::string_view::npos ? mark : mark - at));
        if (mark == std::string_view::npos)
            return mark;
        if (mark + 1 >= record.size() || record[mark + 1] != quote)
            return mark + 1;
        field.text += quote;
        field.hadDoubledQuote = true;
        at = mark + 2;
    }
}

constexpr std::string_view bars = "|||";
constexpr std::size_t mostExaminedColumns = 100; ///< columns that are examined
constexpr std::size_t mostDescribed = 8; ///< columns that a message describes
constexpr std::string_view ankiSeparator = "#separator:";

std::size_t linesWith(std::span<const std::string> lines, Separator separator)
{
    return static_cast<std::size_t>(std::ranges::count_if(lines,
        [separator](const std::string& line) { return findSeparator(line, separator) != std::string_view::npos; }));
}

std::optional<Separator> separatorNamed(std::string_view name)
{
    constexpr std::pair<std::string_view, Separator> names[] = {{"tab", Separator::Tab}, {"\t", Separator::Tab},
        {"comma", Separator::Comma}, {",", Separator::Comma}, {"semicolon", Separator::Semicolon},
        {";", Separator::Semicolon}, {"pipe", Separator::Pipe}, {"|", Separator::Pipe}, {"colon", Separator::Colon},
        {":", Separator::Colon}, {"space", Separator::Space}, {" ", Separator::Space}};
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; };
    for (const auto& [known, separator] : names)
        if (std::ranges::equal(name, known, {}, small))
            return separator;
    return std::nullopt;
}

/// The column without text that a header such as "#deck column:3" names.
std::optional<std::size_t> columnNamedIn(std::string_view header)
{
    constexpr std::string_view word = " column:";
    const std::size_t at = header.find(word);
    std::size_t column = 0;
    if (at == std::string_view::npos)
        return std::nullopt;
    const char* begin = header.data() + at + word.size();
    const auto read = std::from_chars(begin, header.data() + header.size(), column);
    return read.ec == std::errc() && column > 0 ? std::optional(column - 1) : std::nullopt;
}

std::string_view nameOfSeparator(std::string_view line)
{
    auto name = line.substr(ankiSeparator.size());
    while (name.size() > 1 && name.starts_with(' '))
        name.remove_prefix(1);
    while (name.size() > 1 && name.ends_with(' '))
        name.remove_suffix(1);
    return name;
}

std::span<const std::string> headersOfAnki(std::span<const std::string> lines)
{
    const auto end = std::ranges::find_if(lines, [](const std::string& line) { return !line.starts_with('#'); });
    return lines.first(static_cast<std::size_t>(end - lines.begin()));
}

/// Whether it is an export of Anki. Other files that begin with "#separator:" are read as text.
bool isOfAnki(std::span<const std::string> lines)
{
    constexpr std::array others = {"#html:", "#deck", "#notetype", "#tags", "#guid column:", "#columns:"};
    const auto headers = headersOfAnki(lines);
    std::size_t known = 0;
    for (const auto& line : headers) {
        const bool isKnown = std::ranges::any_of(others, [&](const char* other) { return line.starts_with(other); });
        if (line.starts_with(ankiSeparator) && (separatorNamed(nameOfSeparator(line)) || headers.size() > 1))
            return true;
        known += isKnown ? 1 : 0;
    }
    return known > 0 && known == headers.size();
}

/// A layout, and the columns without text, as the file itself declares them.
struct Separation
{
    ColumnLayout layout;
    std::set<std::size_t> others;
};

Result<Separation> separationOfAnki(std::span<const std::string> lines, const std::string& file)
{
    std::optional<Separator> separator = Separator::Tab;
    std::string_view name;
    for (const auto& line : headersOfAnki(lines))
        if (line.starts_with(ankiSeparator)) {
            name = nameOfSeparator(line);
            separator = separatorNamed(name);
        }
    if (!separator)
        return failure(ErrorCode::BadData,
            Message(
                "{} says that \"{}\" separates its columns. Such a file cannot be read. Export it with tabs, commas, "
                "semicolons, pipes, colons or spaces.",
                file, shortened(name)));
    Separation separation{.layout = {.separator = *separator, .quotes = Quotes::AroundFields}, .others = {}};
    auto& header = separation.layout.headerLines;
    while (header < lines.size() && lines[header].starts_with('#'))
        if (const auto column = columnNamedIn(lines[header++]))
            separation.others.insert(*column);
    return separation;
}

/// The records in the lines, except for a last one that is not complete.
std::vector<std::vector<Field>> recordsOf(std::span<const std::string> lines, Separator separator, Quotes quotes)
{
    std::vector<std::vector<Field>> records;
    std::vector<Field> fields;
    std::string record;
    for (const auto& line : lines) {
        record += record.empty() ? line : '\n' + line;
        if (isBlank(record))
            record.clear();
        else if (cutRecord(record, characterOf(separator), quotes, fields) == RecordEnd::Whole) {
            records.push_back(std::exchange(fields, {}));
            record.clear();
        }
    }
    return records;
}

bool isRecordLike(const std::vector<Field>& record, std::size_t columns)
{
    return record.size() == columns && columns >= 2 && std::ranges::none_of(record, [](const Field& field) {
        return !field.quoted && field.text.starts_with(' ');
    });
}

bool isSeparatedBy(std::span<const std::string> lines, Separator separator)
{
    const auto records = recordsOf(lines, separator, Quotes::AroundFields);
    if (records.empty())
        return false;
    const std::size_t columns = records.front().size();
    const auto fitting = std::ranges::count_if(
        records, [columns](const std::vector<Field>& record) { return isRecordLike(record, columns); });
    return static_cast<std::size_t>(fitting) * 10 >= records.size() * 9;
}

bool hasQuotedFields(std::span<const std::string> lines)
{
    bool doubled = false;
    for (const auto& record : recordsOf(lines, Separator::Tab, Quotes::AroundFields))
        for (const auto& field : record) {
            if (field.goesOnAfterQuote)
                return false;
            doubled = doubled || field.hadDoubledQuote;
        }
    return doubled;
}

ColumnLayout separationOf(std::span<const std::string> lines)
{
    ColumnLayout layout;
    const std::size_t tabbed = linesWith(lines, Separator::Tab);
    const std::size_t barred = linesWith(lines, Separator::Bars);
    const auto filled =
        static_cast<std::size_t>(std::ranges::count_if(lines, [](const std::string& line) { return !isBlank(line); }));
    if (std::max(tabbed, barred) * 2 < filled) {
        for (const auto separator : {Separator::Comma, Separator::Semicolon})
            if (isSeparatedBy(lines, separator)) {
                layout.separator = separator;
                layout.quotes = Quotes::AroundFields;
                break;
            }
    }
    if (layout.quotes == Quotes::Text && barred > tabbed)
        layout.separator = Separator::Bars;
    else if (layout.quotes == Quotes::Text && hasQuotedFields(lines))
        layout.quotes = Quotes::AroundFields;
    return layout;
}

using CutRow = std::vector<std::string>;

CutRow fieldsOf(std::string_view line, Separator separator)
{
    CutRow row;
    for (bool more = true; more && row.size() < mostExaminedColumns;) {
        const std::size_t at = findSeparator(line, separator);
        const auto field = line.substr(0, at);
        const std::size_t begin = field.find_first_not_of(' ');
        row.emplace_back(begin == std::string_view::npos
                ? std::string_view()
                : field.substr(begin, field.find_last_not_of(' ') - begin + 1));
        more = at != std::string_view::npos;
        line.remove_prefix(more ? at + widthOf(separator) : line.size());
    }
    return row;
}

/// The lines below the headers, cut into columns.
std::vector<CutRow> rowsOf(std::span<const std::string> lines, const ColumnLayout& layout)
{
    std::vector<CutRow> rows;
    const auto below = lines.subspan(layout.headerLines);
    if (layout.quotes == Quotes::Text) {
        for (const auto& line : below)
            if (!isBlank(line))
                rows.push_back(fieldsOf(line, layout.separator));
        return rows;
    }
    for (const auto& record : recordsOf(below, layout.separator, layout.quotes)) {
        rows.emplace_back();
        for (const auto& field : std::span(record).first(std::min(record.size(), mostExaminedColumns)))
            rows.back().push_back(field.text);
    }
    return rows;
}

/// The most frequent number of columns of a row.
std::size_t columnsOf(const std::vector<CutRow>& rows)
{
    std::map<std::size_t, std::size_t> counts;
    for (const auto& row : rows)
        if (row.size() >= 2)
            ++counts[row.size()];
    const auto most = std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
    return most == counts.end() ? 2 : most->first;
}

bool isOfWords(const std::vector<CutRow>& rows)
{
    const auto isWord = [](const std::string& field) { return !field.contains(' '); };
    return std::ranges::count_if(rows, [&](const CutRow& row) { return std::ranges::all_of(row, isWord); }) * 2
        > static_cast<std::ptrdiff_t>(rows.size());
}

/// Whether a column of numbers begins with a word or with an empty field.
bool isAboveNumbers(const std::vector<CutRow>& rows)
{
    const CutRow& first = rows.front();
    for (std::size_t column = 0; column < first.size(); ++column) {
        std::vector<std::string> below;
        for (auto row = rows.begin() + 1; row != rows.end(); ++row)
            if (column < row->size())
                below.push_back((*row)[column]);
        if (contentOf(below) == ColumnContent::Numbers && contentOf({&first[column], 1}) != ColumnContent::Numbers)
            return true;
    }
    return false;
}

/// Whether the first row is a heading. In a list of words, "no" and "it" are words and not language codes.
bool beginsWithHeading(const std::vector<CutRow>& rows)
{
    if (rows.size() > 2 && rows.front().size() >= 2 && isAboveNumbers(rows))
        return true;
    const auto isShort = [](const std::string& field) {
        return field.size() <= 3 && headingWordOf(field) == HeadingWord::Side;
    };
    return rows.size() > 1 && isHeading(rows.front())
        && !(isOfWords(std::vector(rows.begin() + 1, rows.end())) && std::ranges::any_of(rows.front(), isShort));
}

/// Finds the two columns of a file that are the pair.
class PairFinder
{
public:
    PairFinder(const Separation& separation, std::span<const std::string> lines, const std::string& file)
        : m_layout(separation.layout), m_others(separation.others), m_file(file), m_rows(rowsOf(lines, m_layout))
    {
        m_layout.columns = columnsOf(m_rows);
        for (const auto& row : m_rows)
            m_widest = std::max(m_widest, row.size());
        if (beginsWithHeading(m_rows))
            leaveOutHeading(lines);
        std::erase_if(m_rows, [this](const CutRow& row) { return row.size() < m_layout.columns; });
        for (std::size_t column = 0; column < m_layout.columns; ++column)
            m_contents.push_back(contentOf(valuesOf(column)));
    }

    Result<ColumnLayout> found(const PairColumns& columns)
    {
        if (columns.rule == ColumnRule::Chosen || fitsThisFile(columns))
            return chosen(columns);
        const bool turned = columns.first > columns.second;
        if (m_layout.columns <= 2)
            return turned ? layoutOfPair(1, 0) : layoutOfPair(0, 1);
        auto pair = columnsThat([this](std::size_t column) { return canBeASentence(column); });
        if (pair.size() != 2 && !m_heading.empty())
            pair = columnsThat([this](std::size_t column) {
                return headingWordOf(m_heading[column]) == HeadingWord::Side && !m_others.contains(column);
            });
        if (pair.size() == 2)
            return turned ? layoutOfPair(pair[1], pair[0]) : layoutOfPair(pair[0], pair[1]);
        return undecided();
    }

private:
    void leaveOutHeading(std::span<const std::string> lines)
    {
        m_heading = m_rows.front();
        m_heading.resize(std::max(m_heading.size(), m_layout.columns));
        m_rows.erase(m_rows.begin());
        while (isBlank(lines[m_layout.headerLines]))
            ++m_layout.headerLines;
        m_layout.notices.push_back(
            Message("{}: line {} is left out as the heading of the columns: \"{}\". If it is a pair, put it further "
                    "down.",
                m_file, m_layout.headerLines + 1, shortened(lines[m_layout.headerLines])));
        ++m_layout.headerLines;
    }

    /// Whether columns that were chosen for another file of the same data fit this one.
    bool fitsThisFile(const PairColumns& columns) const
    {
        if (columns.first == 0 || columns.second == 0 || std::max(columns.first, columns.second) > m_layout.columns)
            return false;
        return m_layout.columns <= 2 || (canBeASentence(columns.first - 1) && canBeASentence(columns.second - 1));
    }

    std::vector<std::string> valuesOf(std::size_t column) const
    {
        std::vector<std::string> values;
        values.reserve(m_rows.size());
        for (const auto& row : m_rows)
            values.push_back(row[column]);
        return values;
    }

    bool canBeASentence(std::size_t column) const
    {
        return m_contents[column] == ColumnContent::Sentences && !m_others.contains(column);
    }

    template <typename Test>
    std::vector<std::size_t> columnsThat(Test test) const
    {
        std::vector<std::size_t> columns;
        for (std::size_t column = 0; column < m_layout.columns; ++column)
            if (test(column))
                columns.push_back(column);
        return columns;
    }

    Result<ColumnLayout> chosen(const PairColumns& columns)
    {
        const std::size_t last = std::max(columns.first, columns.second);
        if (columns.first == 0 || columns.second == 0 || columns.first == columns.second)
            return failure(ErrorCode::InvalidSetting,
                Message("The columns {} and {} are not a pair. Name two different ones, counted from 1.", columns.first,
                    columns.second));
        if (last > m_widest && m_widest > 0)
            return failure(ErrorCode::BadData,
                Message(
                    "{} has {} columns, and column {} was asked for. Name two that it has.", m_file, m_widest, last));
        for (; m_layout.columns < last; ++m_layout.columns)
            m_contents.push_back(ColumnContent::Sentences);
        std::erase_if(m_rows, [this](const CutRow& row) { return row.size() < m_layout.columns; });
        return layoutOfPair(columns.first - 1, columns.second - 1);
    }

    const CutRow& example() const
    {
        const auto isFilled = [this](const CutRow& row) {
            return !isBlank(row[m_layout.first]) && !isBlank(row[m_layout.second]);
        };
        const auto found = std::ranges::find_if(m_rows, isFilled);
        return found == m_rows.end() ? m_rows.front() : *found;
    }

    ColumnLayout layoutOfPair(std::size_t first, std::size_t second)
    {
        m_layout.first = first;
        m_layout.second = second;
        if (m_layout.columns <= 2 || m_rows.empty())
            return m_layout;
        Message notice("{}: columns {} and {} are the pair, as in \"{}\" and \"{}\".", m_file, first + 1, second + 1,
            shortened(example()[first]), shortened(example()[second]));
        for (std::size_t column = 0; column < std::min(m_layout.columns, mostDescribed); ++column)
            if (column != first && column != second)
                notice = canBeASentence(column) || m_others.contains(column)
                    ? Message("{} Column {} is left aside.", notice, column + 1)
                    : Message(
                          "{} Column {} is left aside: it holds {}.", notice, column + 1, describe(m_contents[column]));
        m_layout.notices.push_back(std::move(notice));
        return m_layout;
    }

    Result<ColumnLayout> undecided() const
    {
        Message list("");
        for (std::size_t column = 0; column < std::min(m_layout.columns, mostDescribed); ++column)
            list = Message("{} Column {} holds {}, as in \"{}\".", list, column + 1, describe(m_contents[column]),
                m_rows.empty() ? std::string() : shortened(m_rows.front()[column]));
        return failure(ErrorCode::UnclearColumns,
            Message("{} has {} columns, and it is not clear which two are the pair.{} Name them in Columns, or with "
                    "--columns 1,2.",
                m_file, m_layout.columns, list));
    }

    ColumnLayout m_layout;
    std::set<std::size_t> m_others; ///< columns that are not text, as the file itself declares
    std::string m_file;
    std::vector<CutRow> m_rows; ///< rows without the heading
    std::size_t m_widest = 0;
    CutRow m_heading;
    std::vector<ColumnContent> m_contents;
};

bool isWholeNumber(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// The first two columns, for old runs whose configuration names no columns.
ColumnLayout firstTwo(const Separation& separation, std::span<const std::string> lines)
{
    ColumnLayout layout = separation.layout;
    const auto nextText = [&separation](std::size_t column) {
        while (separation.others.contains(column))
            ++column;
        return column;
    };
    layout.first = nextText(0);
    layout.second = nextText(layout.first + 1);
    const auto records = recordsOf(lines, layout.separator, layout.quotes);
    const auto isNumbered = [](const std::vector<Field>& record) {
        return record.size() >= 4 && isWholeNumber(record[0].text) && isWholeNumber(record[2].text);
    };
    if (layout.separator != Separator::Bars && layout.headerLines == 0 && !records.empty()
        && std::ranges::all_of(records, isNumbered)) {
        layout.first = 1;
        layout.second = 3;
    }
    layout.columns = layout.last() + 1;
    return layout;
}

} // namespace

RecordEnd cutRecord(std::string_view record, char separator, Quotes quotes, std::vector<Field>& fields)
{
    fields.clear();
    for (std::size_t at = 0;;) {
        Field& field = fields.emplace_back();
        if (quotes == Quotes::AroundFields && at < record.size() && record[at] == quote) {
            field.quoted = true;
            at = readQuoted(record, at + 1, field);
        }
        if (at != std::string_view::npos) {
            const std::size_t end = std::min(record.find(separator, at), record.size());
            field.goesOnAfterQuote = field.quoted && end > at;
            field.text.append(record.substr(at, end - at));
            at = end;
        }
        std::ranges::replace(field.text, '\n', ' ');
        if (at == std::string_view::npos)
            return RecordEnd::OpenQuote;
        if (at == record.size())
            return RecordEnd::Whole;
        ++at;
    }
}

Result<ColumnLayout> layoutOf(std::span<const std::string> lines, const PairColumns& columns, const std::string& file)
{
    Separation separation;
    if (isOfAnki(lines)) {
        auto ofAnki = separationOfAnki(lines, file);
        if (!ofAnki)
            return std::unexpected(ofAnki.error());
        separation = std::move(*ofAnki);
    } else {
        separation.layout = separationOf(lines);
    }
    if (columns.rule == ColumnRule::FirstTwo)
        return firstTwo(separation, lines);
    return PairFinder(separation, lines, file).found(columns);
}

char characterOf(Separator separator)
{
    switch (separator) {
    case Separator::Comma:
        return ',';
    case Separator::Semicolon:
        return ';';
    case Separator::Pipe:
        return '|';
    case Separator::Colon:
        return ':';
    case Separator::Space:
        return ' ';
    case Separator::Tab:
    case Separator::Bars:
        break;
    }
    return '\t';
}

std::size_t findSeparator(std::string_view text, Separator separator)
{
    if (separator != Separator::Bars)
        return text.find(characterOf(separator));
    for (std::size_t at = text.find(bars); at != std::string_view::npos; at = text.find(bars, at + 1)) {
        const std::size_t after = at + bars.size();
        if ((at == 0 || text[at - 1] == ' ') && (after == text.size() || text[after] == ' '))
            return at;
    }
    return std::string_view::npos;
}

std::size_t widthOf(Separator separator)
{
    return separator == Separator::Bars ? bars.size() : 1;
}

namespace {

constexpr std::size_t linesLookedAt = 200;
constexpr std::size_t bytesLookedAt = 1024 * 1024;

} // namespace

Result<RecordReader> RecordReader::of(const std::string& path, BegunBytes bytes, const PairColumns& columns)
{
    auto file = TextFile::of(path, std::move(bytes), chooseFileOfPairs());
    if (!file)
        return std::unexpected(file.error());
    RecordReader reader(std::move(*file));
    if (auto read = reader.readAhead(columns, std::filesystem::path(path).filename().string()); !read)
        return std::unexpected(read.error());
    return reader;
}

Result<void> RecordReader::readAhead(const PairColumns& columns, const std::string& file)
{
    std::vector<std::string> lines;
    for (std::size_t bytes = 0; lines.size() < linesLookedAt && bytes < bytesLookedAt;) {
        const auto more = hold();
        if (!more)
            return std::unexpected(more.error());
        if (!*more)
            break;
        lines.push_back(m_held.back().text);
        bytes += lines.back().size();
    }
    auto layout = layoutOf(lines, columns, file);
    if (!layout)
        return std::unexpected(layout.error());
    m_layout = std::move(*layout);
    m_held.erase(m_held.begin(), m_held.begin() + static_cast<std::ptrdiff_t>(m_layout.headerLines));
    return {};
}

Result<bool> RecordReader::hold()
{
    auto more = m_file.next();
    if (more && *more)
        m_held.push_back({std::string(m_file.line()), m_file.number(), m_file.isTooLong()});
    return more;
}

Result<bool> RecordReader::next()
{
    m_openQuote = false;
    if (m_held.empty() && m_layout.quotes == Quotes::Text) { // a view of the file's text, not a copy
        auto more = m_file.next();
        if (more && *more) {
            m_text = m_file.line();
            m_line = m_file.number();
            m_tooLong = m_file.isTooLong();
        }
        return more;
    }
    if (m_held.empty())
        if (auto more = hold(); !more || !*more)
            return more;
    m_current = std::move(m_held.front());
    m_held.pop_front();
    m_text = m_current.text;
    m_line = m_current.number;
    m_tooLong = m_current.tooLong;
    return m_layout.quotes == Quotes::Text || m_tooLong ? Result<bool>(true) : joinLines();
}

/// Adds lines until all quotes are closed. If that takes too many lines, the first line is a record by itself, so that
/// a typing error costs only one line.
Result<bool> RecordReader::joinLines()
{
    const char separator = characterOf(m_layout.separator);
    std::string record = m_current.text;
    for (std::size_t lines = 0;; ++lines) {
        if (cutRecord(record, separator, m_layout.quotes, m_fields) == RecordEnd::Whole) {
            m_held.erase(m_held.begin(), m_held.begin() + static_cast<std::ptrdiff_t>(lines));
            return true;
        }
        if (lines + 1 == mostLines || record.size() > mostBytes)
            break;
        if (lines == m_held.size()) {
            const auto more = hold();
            if (!more)
                return more;
            if (!*more)
                break;
        }
        if (m_held[lines].tooLong)
            break;
        record += '\n' + m_held[lines].text;
    }
    m_openQuote = true;
    return true;
}

} // namespace attentoscope
