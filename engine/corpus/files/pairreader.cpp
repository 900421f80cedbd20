// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/pairreader.h"

#include "engine/corpus/files/filebytes.h"
#include "engine/corpus/files/messages.h"
#include "engine/corpus/files/recordreader.h"
#include "engine/corpus/files/textfile.h"
#include "engine/corpus/files/tmxreader.h"
#include "engine/corpus/files/unpacking.h"
#include "engine/corpus/files/zipreader.h"
#include "engine/corpus/samples/samples.h"
#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace attentoscope {

namespace {

bool isZip(std::string_view start); ///< whether a file that begins so is a zip archive

/// The files of a zip archive that are the pairs: one file, or two whose lines belong together, such as NAME.de and
/// NAME.en.
struct ZippedPairs
{
    std::string first; ///< name in the archive
    std::string second; ///< empty: the first has both sides
};

/// Looks at the names in the archive. READMEs, licences and the like do not count. It is an error with all names,
/// unless exactly one file or one couple of files can be the pairs. A name that leads out of its folder is an error
/// too.
Result<ZippedPairs> findZippedPairs(const std::string& path);

/// Unpacks one file of an archive, piece by piece; nothing is written to disk.
Result<std::unique_ptr<ByteSource>> openZipped(const std::string& path, const std::string& name);

using namespace std::string_view_literals;

constexpr std::size_t mostEntries = 1'000;

/// How names of files of pairs end. In an archive, such a file may itself be packed.
constexpr std::array pairEndings{"tmx"sv, "tsv"sv, "csv"sv, "txt"sv};

Error unusable(const std::filesystem::path& path, const Message& what)
{
    return {ErrorCode::BadData, Message("{} {}", path.string(), what), {}};
}

Error errorOf(const std::filesystem::path& path, ZipFault fault, const std::string& entry)
{
    if (fault == ZipFault::Damaged)
        return unusable(path, "is a zip archive that is damaged or cut off. Copy or download it anew.");
    return unusable(path,
        Message("packs \"{}\" in a way that is not read here: only deflate and store are. Unpack it first.",
            shortened(entry)));
}

std::string inLowerCase(std::string_view text)
{
    std::string lower(text);
    for (char& letter : lower)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return lower;
}

std::string_view fileNameOf(std::string_view path)
{
    return path.substr(path.find_last_of('/') + 1); // npos + 1 is 0
}

/// The name without an end like .gz.
std::string_view unpackedName(std::string_view name)
{
    for (const auto packing : {".gz"sv, ".xz"sv})
        if (name.ends_with(packing))
            name.remove_suffix(packing.size());
    return name;
}

std::pair<std::string, std::string> stemAndEnding(std::string_view path)
{
    const auto name = unpackedName(path);
    const auto dot = name.find_last_of('.');
    if (dot == std::string_view::npos || name.find('/', dot) != std::string_view::npos)
        return {std::string(name), {}};
    return {std::string(name.substr(0, dot)), inLowerCase(name.substr(dot + 1))};
}

/// Whether people add such a file to a corpus: a README, a licence and the like.
bool isBeside(std::string_view path)
{
    const auto name = inLowerCase(fileNameOf(path));
    constexpr std::array words{
        "readme"sv, "license"sv, "licence"sv, "copying"sv, "changelog"sv, "info"sv, "metadata"sv};
    return name.empty() || name.starts_with('.') || name.starts_with('_') || path.starts_with("__MACOSX/")
        || std::ranges::find(words, name.substr(0, name.find_first_of(".-_"))) != words.end();
}

/// Whether it looks like a language: de, eng, pt_BR, zh-Hans.
bool isLanguageEnding(std::string_view ending)
{
    const auto main = ending.substr(0, ending.find_first_of("-_"));
    const auto isLetter = [](char letter) { return letter >= 'a' && letter <= 'z'; };
    constexpr std::array others{"ids"sv, "xml"sv, "md"sv, "pdf"sv, "py"sv, "sh"sv, "log"sv, "doc"sv, "xls"sv, "rtf"sv,
        "htm"sv, "css"sv, "js"sv, "png"sv, "jpg"sv, "cfg"sv, "ini"sv, "yml"sv};
    return main.size() >= 2 && main.size() <= 3 && std::ranges::all_of(main, isLetter)
        && std::ranges::find(others, ending) == others.end()
        && std::ranges::find(pairEndings, ending) == pairEndings.end();
}

bool leadsOut(std::string_view name)
{
    const auto isControl = [](char letter) { return static_cast<unsigned char>(letter) < ' '; };
    return name.starts_with('/') || name.contains('\\') || ("/" + std::string(name) + "/").contains("/../")
        || std::ranges::any_of(name, isControl);
}

/// The names of all plain files.
Result<std::vector<std::string>> namesIn(const std::string& path)
{
    ZipReader zip(path, errorOf);
    std::vector<std::string> names;
    for (;;) {
        const auto entry = zip.next();
        if (!entry)
            return std::unexpected(entry.error());
        if (!*entry)
            return names;
        const auto& name = (*entry)->name;
        const auto refused = [&](const Message& what) { return std::unexpected(unusable(path, what)); };
        if ((*entry)->isEncrypted)
            return refused(Message("is encrypted (\"{}\"). Unpack it first.", shortened(name)));
        if ((*entry)->isFolder)
            continue;
        if (!(*entry)->isFile || name.empty() || leadsOut(name))
            return refused(
                Message("has an entry that is no plain file in it: \"{}\". Do not use it.", shortened(name)));
        if (std::ranges::find(names, name) != names.end())
            return refused(Message("has \"{}\" twice. Unpack it first, and open the right one.", shortened(name)));
        if (names.size() == mostEntries)
            return refused(Message("has more than {} files. Unpack it first, and open the right one.", mostEntries));
        names.push_back(name);
    }
}

/// Whether the language comes first, as de in NAME.de-en.de. If the name does not say it, the alphabet decides.
bool isFirstSide(const std::string& stem, const std::string& language, const std::string& other)
{
    const auto pair = inLowerCase(stem.substr(stem.find_last_of("./") + 1));
    return pair == language + '-' + other || (pair != other + '-' + language && language < other);
}

std::vector<ZippedPairs> candidatesIn(const std::vector<std::string>& names)
{
    std::vector<ZippedPairs> candidates;
    std::map<std::string, std::vector<std::string>> sides; // key: NAME; value: the languages de and en
    for (const auto& name : names) {
        if (isBeside(name))
            continue;
        const auto [stem, ending] = stemAndEnding(name);
        if (std::ranges::find(pairEndings, ending) != pairEndings.end())
            candidates.push_back({name, {}});
        else if (isLanguageEnding(ending))
            sides[stem].push_back(name);
    }
    for (const auto& [stem, both] : sides) {
        if (both.size() != 2)
            continue;
        const auto first = stemAndEnding(both[0]).second, second = stemAndEnding(both[1]).second;
        candidates.push_back(
            isFirstSide(stem, first, second) ? ZippedPairs{both[0], both[1]} : ZippedPairs{both[1], both[0]});
    }
    return candidates;
}

std::string listedFiles(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 20;
    std::string text;
    for (std::size_t place = 0; place < std::min(names.size(), most); ++place)
        text += (place == 0 ? "" : ", ") + shortened(names[place]);
    return names.size() > most ? text + ", …" : text;
}

class ZippedBytes final : public ByteSource
{
public:
    ZippedBytes(const std::string& path, std::string name, std::uint64_t packedBytes)
        : m_path(path), m_name(std::move(name)), m_zip(path, errorOf), m_packedBytes(packedBytes)
    {
    }

    Result<void> find()
    {
        for (;;) {
            const auto entry = m_zip.next();
            if (!entry)
                return std::unexpected(entry.error());
            if (!*entry)
                return std::unexpected(unusable(m_path, Message("has no \"{}\" any more.", m_name)));
            m_size = (*entry)->size.value_or(0);
            if ((*entry)->name == m_name)
                return {};
        }
    }

    Result<std::size_t> read(std::span<char> room) override
    {
        auto got = m_zip.read(room);
        if (!got)
            return got;
        m_read += *got;
        if (m_read > freelyUnpacked && m_read / mostUnpackedPerByte > m_packedBytes)
            return std::unexpected(unusable(m_path,
                Message("unpacks to more than {} times its size, which no text does, so the rest was not read. If "
                        "the file is right, unpack it first and open the unpacked file.",
                    mostUnpackedPerByte)));
        return got;
    }

    double done() const override
    {
        return m_size == 0 ? 0.0 : std::min(1.0, static_cast<double>(m_read) / static_cast<double>(m_size));
    }

private:
    std::string m_path;
    std::string m_name;
    ZipReader m_zip;
    std::uint64_t m_packedBytes; ///< of the whole archive
    std::uint64_t m_size = 0; ///< as declared; 0: not known
    std::uint64_t m_read = 0;
};

bool isZip(std::string_view start)
{
    return start.starts_with("PK\x03\x04") || start.starts_with("PK\x05\x06");
}

Result<ZippedPairs> findZippedPairs(const std::string& path)
{
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored))
        return std::unexpected(unusable(path, "is a zip archive in a pipe. Save it as a file first."));
    const auto names = namesIn(path);
    if (!names)
        return std::unexpected(names.error());
    auto candidates = candidatesIn(*names);
    if (candidates.empty())
        return std::unexpected(unusable(path,
            Message("has no sentence pairs: neither one .tmx, .tsv, .csv or .txt, nor two files such as NAME.de and "
                    "NAME.en. It has: {}.",
                names->empty() ? std::string("—") : listedFiles(*names))));
    if (candidates.size() > 1) {
        std::vector<std::string> several;
        several.reserve(candidates.size());
        for (const auto& one : candidates)
            several.push_back(one.second.empty() ? one.first : one.first + " + " + one.second);
        return std::unexpected(unusable(path,
            Message("has several files that can be the pairs: {}. Unpack it, and open the right one.",
                listedFiles(several))));
    }
    return std::move(candidates.front());
}

Result<std::unique_ptr<ByteSource>> openZipped(const std::string& path, const std::string& name)
{
    std::error_code problem;
    const auto size = std::filesystem::file_size(path, problem);
    auto bytes = std::make_unique<ZippedBytes>(path, name, problem ? 0 : size);
    if (auto found = bytes->find(); !found)
        return std::unexpected(found.error());
    return bytes;
}

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
    auto bytes = begunFile(path, chooseFileOfPairs(), std::move(stop));
    if (!bytes)
        return std::unexpected(bytes.error());
    if (isZip(bytes->start) || isXml(bytes->start))
        return failure(ErrorCode::BadData,
            Message("{} has both sides of the pairs, as a zip archive or XML. Open it alone.", path));
    return TextFile::of(path, std::move(*bytes), chooseFileOfPairs());
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

/// If languages are wanted, the request's columns are numbers of languages, and say nothing about a file of lines.
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
        auto side = TextFile::of(path + ": " + *entry, std::move(*bytes), chooseFileOfPairs());
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
    auto bytes = begunFile(path, chooseFileOfPairs(), std::move(stop));
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
