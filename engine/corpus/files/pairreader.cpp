// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/pairreader.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/files/recordreader.h"
#include "engine/corpus/files/textfile.h"
#include "engine/corpus/files/tmxreader.h"
#include "engine/corpus/files/unpacking.h"
#include "engine/corpus/files/zippedpairs.h"
#include "engine/corpus/samples/samples.h"
#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <filesystem>
#include <vector>

namespace attentoscope {

namespace {

/// Takes the two sentences from a record, and remembers the first record with further columns.
class PairCutter
{
public:
    explicit PairCutter(const ColumnLayout& layout) : m_layout(layout) { }

    RawPair cut(const RecordReader& record)
    {
        RawPair pair{.line = record.line(), .first = {}, .second = {}, .done = record.done()};
        if (record.isTooLong() || record.hasOpenQuote()) {
            pair.fault = record.isTooLong() ? LineFault::Oversized : LineFault::OpenQuote;
            return pair;
        }
        const Columns columns = m_layout.quotes == Quotes::Text ? ofText(record.text()) : ofFields(record.fields());
        if (columns.blank)
            pair.fault = LineFault::Blank;
        else if (columns.count <= m_layout.last())
            pair.fault = LineFault::OneField;
        if (pair.fault != LineFault::None)
            return pair;
        if (columns.count > m_layout.columns && m_firstWithMore == 0)
            m_firstWithMore = pair.line;
        pair.first = trimmed(columns.first);
        pair.second = trimmed(columns.second);
        if (isBlank(pair.first) || isBlank(pair.second))
            pair.fault = isBlank(pair.first) ? LineFault::FirstEmpty : LineFault::SecondEmpty;
        return pair;
    }

    std::size_t firstWithMore() const { return m_firstWithMore; }

private:
    struct Columns
    {
        std::string_view first;
        std::string_view second;
        std::size_t count = 0; ///< number of fields; counting ends at one more than needed
        bool blank = false;
    };

    Columns ofText(std::string_view text) const
    {
        Columns columns{.blank = isBlank(text)};
        for (bool more = true; more && columns.count <= m_layout.columns; ++columns.count) {
            const std::size_t at = findSeparator(text, m_layout.separator);
            take(columns, text.substr(0, at));
            more = at != std::string_view::npos;
            text.remove_prefix(more ? at + widthOf(m_layout.separator) : text.size());
        }
        return columns;
    }

    Columns ofFields(const std::vector<Field>& fields) const
    {
        Columns columns{.blank = std::ranges::all_of(fields, [](const Field& field) { return isBlank(field.text); })};
        for (const auto& field : fields) {
            take(columns, field.text);
            ++columns.count;
        }
        return columns;
    }

    void take(Columns& columns, std::string_view text) const
    {
        if (columns.count == m_layout.first)
            columns.first = text;
        else if (columns.count == m_layout.second)
            columns.second = text;
    }

    /// Removes the spaces around bars, which do not belong to the sentences.
    std::string_view trimmed(std::string_view text) const
    {
        if (m_layout.separator != Separator::Bars)
            return text;
        if (text.starts_with(' '))
            text.remove_prefix(1);
        if (text.ends_with(' '))
            text.remove_suffix(1);
        return text;
    }

    const ColumnLayout& m_layout;
    std::size_t m_firstWithMore = 0;
};

PairSourceFacts facts(const std::string& path, const ColumnLayout& layout, const PairCutter& cutter)
{
    PairSourceFacts facts{std::filesystem::path(path).filename().string(), layout.notices, false};
    facts.columns = {ColumnRule::Chosen, static_cast<std::uint32_t>(layout.first + 1),
        static_cast<std::uint32_t>(layout.second + 1)};
    if (cutter.firstWithMore() > 0)
        facts.notices.push_back(Message("{} has more than {} columns, from line {} on; the others are not used.",
            facts.name, layout.columns, cutter.firstWithMore()));
    return facts;
}

/// Reads a file with a pair on each line: columns between tabs or " ||| ", or a CSV file with commas or semicolons. The
/// first lines decide which of these it is, and the meaning of quotation marks (see ColumnLayout). Further columns are
/// left out, with one notice.
Result<PairSourceFacts> readLines(
    const std::string& path, BegunBytes bytes, const PairColumns& columns, const PairSink& sink)
{
    auto records = RecordReader::of(path, std::move(bytes), columns);
    if (!records)
        return std::unexpected(records.error());
    PairCutter cutter(records->layout());
    for (bool wanted = true; wanted;) {
        const auto more = records->next();
        if (!more)
            return std::unexpected(more.error());
        wanted = *more && sink(cutter.cut(*records));
    }
    return facts(path, records->layout(), cutter);
}

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

/// A line as it is quoted in messages.
std::string quoted(std::string_view line)
{
    constexpr std::size_t shown = 60;
    std::size_t end = std::min(line.size(), shown);
    while (end > 0 && end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80)
        --end;
    return '"' + std::string(line.substr(0, end)) + (end < line.size() ? "…" : "") + '"';
}

/// Counts the remaining lines of the longer file, and says where the shorter one ends. `hint` is added to the message.
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

/// Remembers the first line that is blank in only one file, because lines were often lost there.
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
        return Message(
            " It is not known where the two begin to differ, but line {} is the first that is empty in {} and not in "
            "{}.",
            m_line, first ? firstPath : secondPath, first ? secondPath : firstPath);
    }

private:
    LineFault m_fault = LineFault::None;
    std::size_t m_line = 0;
};

/// Lines of two files with the same number are a pair. Files of different lengths are refused; the error gives both
/// lengths and the first line without a partner.
Result<void> readParallel(const OpenFile& first, const OpenFile& second, const PairSink& sink)
{
    BlankLines blanks;
    for (bool wanted = true; wanted;) {
        const auto moreFirst = first.file.next();
        if (!moreFirst)
            return std::unexpected(moreFirst.error());
        const auto moreSecond = second.file.next();
        if (!moreSecond)
            return std::unexpected(moreSecond.error());
        if (*moreFirst != *moreSecond) {
            const auto& longer = *moreFirst ? first : second;
            const auto& shorter = *moreFirst ? second : first;
            return std::unexpected(unequalLengths(longer, shorter, blanks.hint(first.path, second.path)));
        }
        if (!*moreFirst)
            break;
        const RawPair pair = pairOf(first.file, second.file);
        blanks.see(pair);
        wanted = sink(pair);
    }
    return {};
}

std::string fileName(const std::string& path)
{
    return std::filesystem::path(path).filename().string();
}

/// A side of two parallel files has plain lines.
Result<TextFile> openSide(const std::string& path, std::stop_token stop)
{
    auto bytes = begunFile(path, std::move(stop));
    if (!bytes)
        return std::unexpected(bytes.error());
    if (isZip(bytes->start) || isXml(bytes->start))
        return failure(ErrorCode::BadData,
            Message("{} has both sides of the pairs, as a zip archive or XML. Open it alone.", path));
    return TextFile::of(path, std::move(*bytes));
}

Result<PairSourceFacts> readParallelFiles(
    const std::string& firstPath, const std::string& secondPath, const PairSink& sink, std::stop_token stop)
{
    auto first = openSide(firstPath, stop);
    if (!first)
        return std::unexpected(first.error());
    auto second = openSide(secondPath, std::move(stop));
    if (!second)
        return std::unexpected(second.error());
    if (const auto read = readParallel({*first, firstPath}, {*second, secondPath}, sink); !read)
        return std::unexpected(read.error());
    return PairSourceFacts{fileName(firstPath) + ", " + fileName(secondPath), {}, false};
}

/// The numbers of languages are no columns of a file of lines.
Result<PairSourceFacts> readOneFile(
    const std::string& path, BegunBytes bytes, const WantedColumns& wanted, const PairSink& sink)
{
    if (isXml(bytes.start))
        return readTmx(path, std::move(bytes), wanted, sink);
    return readLines(path, std::move(bytes), wanted.languages.isEmpty() ? wanted.columns : PairColumns(), sink);
}

Result<BegunBytes> begunZipped(const std::string& path, const std::string& entry)
{
    auto bytes = openZipped(path, entry);
    return bytes ? begun(path + ": " + entry, std::move(*bytes)) : std::unexpected(bytes.error());
}

Result<PairSourceFacts> readZippedSides(
    const std::string& path, ZippedPairs files, const WantedColumns& wanted, const PairSink& sink)
{
    const bool isChosen = wanted.columns.rule == ColumnRule::Chosen && wanted.languages.isEmpty();
    const auto [one, other] = std::pair(wanted.columns.first, wanted.columns.second);
    if (isChosen && !((one == 1 && other == 2) || (one == 2 && other == 1)))
        return failure(ErrorCode::BadData,
            Message("{} has two files, {} and {}, and no columns {} and {}: choose 1 and 2, or 2 and 1.", path,
                files.first, files.second, one, other));
    const bool isTurned = isChosen && one == 2;
    if (isTurned)
        std::swap(files.first, files.second);
    std::vector<TextFile> sides;
    for (const auto* entry : {&files.first, &files.second}) {
        auto bytes = begunZipped(path, *entry);
        if (!bytes)
            return std::unexpected(bytes.error());
        auto side = TextFile::of(path + ": " + *entry, std::move(*bytes));
        if (!side)
            return std::unexpected(side.error());
        sides.push_back(std::move(*side));
    }
    const auto first = path + ": " + files.first, second = path + ": " + files.second;
    if (const auto read = readParallel({sides[0], first}, {sides[1], second}, sink); !read)
        return std::unexpected(read.error());
    PairSourceFacts facts{fileName(path), {}, false};
    facts.columns = {ColumnRule::Chosen, isTurned ? 2U : 1U, isTurned ? 1U : 2U};
    facts.notices.push_back(Message("Of {}, {} and {} are read.", facts.name, files.first, files.second));
    return facts;
}

Result<PairSourceFacts> readZip(const std::string& path, const WantedColumns& wanted, const PairSink& sink)
{
    const auto files = findZippedPairs(path);
    if (!files)
        return std::unexpected(files.error());
    if (!files->second.empty())
        return readZippedSides(path, *files, wanted, sink);
    auto bytes = begunZipped(path, files->first);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto facts = readOneFile(path + ": " + files->first, std::move(*bytes), wanted, sink);
    if (facts) {
        facts->name = fileName(path);
        facts->notices.insert(facts->notices.begin(), Message("Of {}, {} is read.", facts->name, files->first));
    }
    return facts;
}

Result<PairSourceFacts> readPairFile(
    const std::string& path, const WantedColumns& wanted, const PairSink& sink, std::stop_token stop)
{
    auto bytes = begunFile(path, std::move(stop));
    if (!bytes)
        return std::unexpected(bytes.error());
    return isZip(bytes->start) ? readZip(path, wanted, sink) : readOneFile(path, std::move(*bytes), wanted, sink);
}

Result<PairSourceFacts> makePairs(const DataRequest& request, const PairSink& sink)
{
    const auto sample = findSample(request.sample);
    if (!sample)
        return std::unexpected(sample.error());
    const SampleInfo& info = (*sample)->info;
    const std::size_t wanted = request.samplePairs > 0 ? request.samplePairs : info.defaultPairs;
    std::size_t made = 0;
    (*sample)->make(wanted, request.seed, [&](const SamplePair& pair) {
        ++made;
        const double done = static_cast<double>(made) / static_cast<double>(wanted);
        return sink({made, pair.text.source, pair.text.target, LineFault::None, done});
    });
    return PairSourceFacts{info.id, {}, info.hasAlignments};
}

} // namespace

Result<PairSourceFacts> readPairs(
    const DataRequest& request, const PairSink& sink, std::stop_token stop, const PairLanguages& languages)
{
    if (!request.sample.empty())
        return makePairs(request, sink);
    if (request.source.empty())
        return failure(ErrorCode::NotReady, "No data is chosen. Name a file of sentence pairs or a built-in sample.");
    return request.target.empty() ? readPairFile(request.source, {request.columns, languages}, sink, std::move(stop))
                                  : readParallelFiles(request.source, request.target, sink, std::move(stop));
}

} // namespace attentoscope
