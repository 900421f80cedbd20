// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/drawnlinksfile.h"

#include "engine/corpus/files/pairreader.h"
#include "engine/corpus/files/textfile.h"
#include "engine/corpus/samples/samples.h"
#include "engine/metrics/alignment.h"
#include "engine/metrics/alignmentfile.h"
#include "engine/reproducible/fnv.h"
#include "engine/storage/files/files.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <limits>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

constexpr auto ending = ".drawn-links";

std::optional<fs::path> ownFolder()
{
    const auto place = fs::path("attentoscope") / "links";
    if (const char* data = std::getenv("XDG_DATA_HOME"); data && fs::path(data).is_absolute())
        return data / place;
    if (const char* home = std::getenv("HOME"); home && *home)
        return fs::path(home) / ".local" / "share" / place;
    return std::nullopt;
}

std::string hexText(std::uint64_t number)
{
    std::array<char, 16> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16);
    return {digits.data(), written.ptr};
}

/// Whether the data can be read a second time; a pipe cannot.
bool canBeReadAgain(const DataRequest& data)
{
    std::error_code ignored;
    return !data.sample.empty() || fs::is_regular_file(data.source, ignored);
}

/// Names the columns, because links of two columns would be wrong for other columns. The first two columns have no
/// name.
std::string nameOfColumns(const DataRequest& data)
{
    auto columns = data.columns;
    if (columns.rule == ColumnRule::ByContent && canBeReadAgain(data))
        if (const auto facts = readPairs(data, [](const RawPair&) { return false; }); facts)
            columns = facts->columns;
    const bool isNamed = columns.rule == ColumnRule::Chosen && (columns.first != 1 || columns.second != 2);
    return isNamed ? "-" + std::to_string(columns.first) + "-" + std::to_string(columns.second) : "";
}

/// The name of the data's files, without their folder.
std::string nameOf(const DataRequest& data)
{
    const auto name = fs::path(data.source).filename().string();
    return data.target.empty() ? name + nameOfColumns(data) : name + "-" + fs::path(data.target).filename().string();
}

std::string nameOfSample(const DataRequest& data)
{
    const auto sample = findSample(data.sample);
    const auto usual = sample ? (*sample)->info.defaultPairs : 0;
    const auto pairs = data.samplePairs > 0 ? data.samplePairs : usual;
    return data.sample + "-" + std::to_string(pairs) + "-" + std::to_string(data.seed);
}

/// A name that differs for files of the same name in different folders.
std::string nameInOwnFolder(const DataRequest& data)
{
    if (!data.sample.empty())
        return nameOfSample(data);
    Fnv hash;
    for (const auto& path : {data.source, data.target}) {
        std::error_code ignored;
        hash.add(path.empty() ? path : fs::absolute(path, ignored).lexically_normal().string());
        hash.add(static_cast<unsigned char>('\n'));
    }
    return nameOf(data) + "-" + hexText(hash.hash());
}

bool exists(const std::optional<fs::path>& path)
{
    std::error_code ignored;
    return path && fs::exists(*path, ignored);
}

/// A file of drawn links may have as many lines as its data.
Result<std::vector<GoldAlignment>> readDrawn(const fs::path& path)
{
    return readAlignments(path.string(), 0, std::numeric_limits<std::size_t>::max());
}

struct FoundLines
{
    std::vector<std::size_t> lines; ///< lines with these two sentences, counted from one
    std::size_t count = 0; ///< number of all lines
};

Result<FoundLines> findLines(const DataRequest& data, const SentencePair& pair)
{
    FoundLines found;
    const auto facts = readPairs(data, [&](const RawPair& read) {
        ++found.count;
        if (read.fault == LineFault::None && read.first == pair.source && read.second == pair.target)
            found.lines.push_back(found.count);
        return true;
    });
    return facts ? Result<FoundLines>(std::move(found)) : std::unexpected(facts.error());
}

std::string lineOf(std::vector<AlignmentLink> links)
{
    std::ranges::sort(links);
    links.erase(std::ranges::unique(links).begin(), links.end());
    std::string line;
    for (const auto& link : links)
        line += (line.empty() ? "" : " ") + std::to_string(link.source) + "-" + std::to_string(link.target);
    return line;
}

/// The lines of a file of links; none if there is no file. A damaged file is an error, so that nothing in it is lost.
Result<std::vector<std::string>> linesOf(const std::optional<fs::path>& path)
{
    std::vector<std::string> lines;
    if (!path)
        return lines;
    if (const auto links = readDrawn(*path); !links)
        return std::unexpected(links.error());
    auto file = TextFile::open(path->string(), chooseFileOfAlignments());
    if (!file)
        return std::unexpected(file.error());
    for (;;) {
        const auto more = file->next();
        if (!more)
            return std::unexpected(more.error());
        if (!*more)
            return lines;
        lines.emplace_back(file->line());
    }
}

Result<void> write(const fs::path& path, const std::vector<std::string>& lines)
{
    auto& files = systemFiles();
    if (lines.empty())
        return exists(path) ? removeWithRemains(files, path) : Result<void>();
    std::string text;
    for (const auto& line : lines)
        (text += line) += '\n';
    return replaceFile(files, path, text);
}

Result<DrawnLinks> writeInOwnFolder(const fs::path& path, const std::vector<std::string>& lines)
{
    auto& files = systemFiles();
    if (files.makeFolder(path.parent_path()) != 0)
        return std::unexpected(unwritable(path.parent_path(), errno));
    if (auto written = write(path, lines); !written)
        return std::unexpected(written.error());
    return DrawnLinks{.file = path.string(), .lines = {}, .notices = {}};
}

/// Writes beside the data. Writes into the person's own folder if the links are already there, or if nothing can be
/// written beside the data.
Result<DrawnLinks> writeLines(const DrawnLinksPlaces& places, const std::vector<std::string>& lines)
{
    if (!places.beside || exists(places.own))
        return places.own
            ? writeInOwnFolder(*places.own, lines)
            : failure(ErrorCode::Unwritable,
                  "Drawn links cannot be kept: neither XDG_DATA_HOME nor HOME says where your files are.");
    const auto beside = write(*places.beside, lines);
    if (beside)
        return DrawnLinks{.file = places.beside->string(), .lines = {}, .notices = {}};
    if (!places.own)
        return std::unexpected(beside.error());
    auto kept = writeInOwnFolder(*places.own, lines);
    if (kept)
        kept->notices.emplace_back(
            Message("The drawn links are kept in \"{}\": {}", kept->file, beside.error().message));
    return kept;
}

/// Swaps the sides if the direction says so. This leads from the columns of the data to the direction of a model, and
/// back.
LinksDrawing turned(LinksDrawing drawing, Direction direction)
{
    if (direction == Direction::Swapped) {
        std::swap(drawing.text.source, drawing.text.target);
        drawing.links = swapped({.sure = std::move(drawing.links), .possible = {}}).sure;
    }
    return drawing;
}

Result<void> checkLinks(const LinksDrawing& drawing)
{
    const auto words = lengthsOf({drawing.text}, {1}).front();
    for (const auto& link : drawing.links)
        if (link.source >= words.source || link.target >= words.target)
            return failure(ErrorCode::InvalidSetting,
                Message("The link {}-{} points beyond the words of this pair, which has {} and {}: count words between "
                        "spaces, from 0.",
                    link.source, link.target, words.source, words.target));
    return {};
}

} // namespace

DrawnLinksPlaces DrawnLinksPlaces::of(const DataRequest& data)
{
    DrawnLinksPlaces places;
    if (data.sample.empty())
        places.beside = fs::path(data.source).parent_path() / (nameOf(data) + ending);
    if (const auto folder = ownFolder())
        places.own = *folder / (nameInOwnFolder(data) + ending);
    return places;
}

std::optional<fs::path> DrawnLinksPlaces::found() const
{
    return exists(own) ? own : exists(beside) ? beside : std::nullopt;
}

Result<std::vector<GoldAlignment>> readDrawnLinks(const DataRequest& data)
{
    const auto file = DrawnLinksPlaces::of(data).found();
    return file ? readDrawn(*file) : std::vector<GoldAlignment>();
}

Result<std::vector<LinksDrawing>> drawingsOf(const DataRequest& data, Direction direction)
{
    const auto drawn = readDrawnLinks(data);
    std::vector<LinksDrawing> drawings;
    if (!drawn || drawn->empty())
        return drawn ? Result<std::vector<LinksDrawing>>(drawings) : std::unexpected(drawn.error());
    std::size_t line = 0;
    Result<void> checked;
    const auto facts = readPairs(data, [&](const RawPair& pair) {
        const auto& links = (*drawn)[line++].sure;
        if (links.empty() || pair.fault != LineFault::None)
            return line < drawn->size();
        drawings.push_back({{std::string(pair.first), std::string(pair.second)}, links});
        checked = checkLinks(drawings.back());
        drawings.back() = turned(std::move(drawings.back()), direction);
        return checked && line < drawn->size();
    });
    if (!facts)
        return std::unexpected(facts.error());
    if (!checked)
        return failure(ErrorCode::BadData,
            Message(
                "\"{}\", line {}: {}", DrawnLinksPlaces::of(data).found()->string(), line, checked.error().message));
    return drawings;
}

Result<DrawnLinks> keepDrawnLinks(const DataRequest& data, Direction direction, const LinksDrawing& drawing)
{
    if (auto checked = checkLinks(drawing); !checked)
        return std::unexpected(checked.error());
    if (!canBeReadAgain(data))
        return failure(ErrorCode::InvalidSetting,
            "These pairs came through a pipe, so links cannot be kept with them. Open them as a file.");
    const auto [pair, links] = turned(drawing, direction);
    const auto found = findLines(data, pair);
    if (!found)
        return std::unexpected(found.error());
    if (found->lines.empty())
        return DrawnLinks();
    const auto places = DrawnLinksPlaces::of(data);
    auto lines = linesOf(places.found());
    if (!lines)
        return std::unexpected(lines.error());
    lines->resize(std::max(lines->size(), found->count));
    for (const auto line : found->lines)
        (*lines)[line - 1] = lineOf(links);
    while (!lines->empty() && lines->back().empty())
        lines->pop_back();
    auto kept = writeLines(places, *lines);
    if (kept)
        kept->lines = found->lines;
    return kept;
}

} // namespace attentoscope
