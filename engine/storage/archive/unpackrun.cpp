// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/messages.h"
#include "engine/reproducible/fnv.h"
#include "engine/storage/archive/archiveentries.h"
#include "engine/storage/archive/runarchive.h"
#include "engine/storage/configjson.h"
#include "engine/storage/dataofrun.h"
#include "engine/storage/files/encodings.h"
#include "engine/storage/files/files.h"
#include "engine/storage/files/json.h"
#include "engine/storage/files/sums.h"
#include "engine/storage/files/temporaryplace.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/savedmodel.h"
#include "engine/storage/savestore.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <optional>
#include <system_error>
#include <vector>

namespace attentoscope {

namespace {

/// The facts from which the sizes of files follow.
struct Described
{
    std::string config;
    std::size_t sourceWords = 0; ///< number of lines in the vocabularies
    std::size_t targetWords = 0;
};

Result<Described> describedIn(const std::filesystem::path& file, const ArchiveContents& contents)
{
    Described found;
    const auto countLines = [](std::size_t& lines) {
        return [&lines](std::string_view bytes) -> Result<void> {
            lines += static_cast<std::size_t>(std::ranges::count(bytes, '\n'));
            return {};
        };
    };
    ZipReader zip(file, unusableZip);
    for (;;) {
        const auto entry = zip.next();
        if (!entry)
            return std::unexpected(entry.error());
        if (!*entry)
            return found;
        Result<void> read;
        const auto& name = (*entry)->name;
        if (name == "config.json")
            read = readEntry(zip, file, contents, **entry, [&found](std::string_view bytes) -> Result<void> {
                found.config += bytes;
                return {};
            });
        else if (name == "vocab.source.txt")
            read = readEntry(zip, file, contents, **entry, countLines(found.sourceWords));
        else if (name == "vocab.target.txt")
            read = readEntry(zip, file, contents, **entry, countLines(found.targetWords));
        if (!read)
            return std::unexpected(read.error());
    }
}

struct ByteRange
{
    std::uint64_t least = 0;
    std::uint64_t most = 0;
};

/// The range in which an entry's size must be. None if no other fact determines it.
std::optional<ByteRange> impliedBytes(const std::string& name, const SaveBytes& save, std::size_t targetWords)
{
    constexpr std::uint64_t longestSpacing = 7; // the length of "before" and its line end
    if (name == "spacing.target.txt")
        return ByteRange{0, longestSpacing * targetWords};
    if (name.ends_with("/model.safetensors"))
        return ByteRange{save.leastModel, save.mostModel};
    if (name.ends_with("/state.safetensors"))
        return ByteRange{0, save.mostState};
    return std::nullopt;
}

namespace fs = std::filesystem;

/// The contents of unpacked.json.
struct UnpackedNote
{
    std::string hash; ///< hash of the archive
    std::int64_t step = 0; ///< step of its newest save
};

constexpr int unpackedVersion = 1;
constexpr std::uint64_t longestUnpackedFile = 4096;
constexpr JsonLimits unpackedLimits{1, 16};

/// The hash of the whole file. None if the file cannot be read, or if a stop was requested.
std::optional<std::string> hashOf(const fs::path& file, const std::stop_token& stop)
{
    std::ifstream stream(file, std::ios::binary);
    std::vector<char> block(1U << 20U);
    Fnv hash;
    while (stream && !stop.stop_requested()) {
        stream.read(block.data(), static_cast<std::streamsize>(block.size()));
        hash.add(std::string_view(block.data(), static_cast<std::size_t>(stream.gcount())));
    }
    if (!stream.eof() || stop.stop_requested())
        return std::nullopt;
    return hexadecimal(hash.hash());
}

template <typename Fields, typename Note>
void noteFields(Fields& fields, Note& note)
{
    fields.constant("version", unpackedVersion);
    fields.text("hash", note.hash);
    fields.whole("step", note.step);
}

bool isUnchangedCopy(const fs::path& run, const std::string& hash)
{
    std::error_code problem;
    const auto file = run / unpackedFile;
    if (!fs::is_regular_file(fs::symlink_status(file, problem)))
        return false;
    const auto text = readTextFile(file, longestUnpackedFile);
    if (!text || ownSumOf(*text) == OwnSum::Wrong)
        return false;
    const auto note = readJson(*text, unpackedLimits, [](const nlohmann::json& object) {
        const JsonReader fields(object);
        UnpackedNote read;
        noteFields(fields, read);
        return read;
    });
    const auto now = SaveFolders(run).named(WhichSave::Current);
    return note && note->hash == hash && now && *now == note->step && fs::exists(run / "config.json", problem);
}

std::optional<fs::path> findCopy(const fs::path& runs, const std::string& hash)
{
    std::error_code problem;
    for (auto at = fs::directory_iterator(runs, problem); !problem && at != end(at); at.increment(problem))
        if (!at->path().filename().string().starts_with('.') && isUnchangedCopy(at->path(), hash))
            return at->path();
    return std::nullopt;
}

/// Whether the file's sum is in the run's folder and not in a save.
bool isFixedPart(std::string_view name)
{
    constexpr std::array names = {
        sourceVocabularyFile, targetVocabularyFile, targetSpacingFile, sourceSubwordsFile, targetSubwordsFile};
    return std::ranges::find(names, name) != names.end() || name.starts_with(std::string(packedDataFolder) + "/");
}

class Unpacking
{
public:
    Unpacking(const fs::path& file, ArchiveContents contents, FileSystem& files)
        : m_file(file), m_contents(std::move(contents)), m_files(files)
    {
    }

    Result<void> extract(const fs::path& folder, const Progress& progress, const std::stop_token& stop);
    Result<ArchiveSummary> check(const fs::path& folder, const fs::path& later) const;

private:
    Result<void> extractOne(ZipReader& zip, const ZipEntry& entry, const fs::path& folder);
    bool holdsData(const char* entry) const;
    Result<void> rewriteConfig(const RunIdentity& identity, const fs::path& folder, const fs::path& later) const;
    Result<void> checkSums() const;
    Error about(const Error& error, const fs::path& folder) const;

    fs::path m_file;
    ArchiveContents m_contents;
    FileSystem& m_files;
    std::string m_about;
    std::optional<std::string> m_sumsText; ///< the archive's own file of sums; none in archives of older versions
    FileSums m_sums; ///< sums of the entries as they were unpacked
    std::function<bool(std::size_t)> m_advanced;
};

Result<void> Unpacking::extractOne(ZipReader& zip, const ZipEntry& entry, const fs::path& folder)
{
    ContentSum sum;
    const auto keepText = [&](std::string& text) {
        auto read = readEntry(zip, m_file, m_contents, entry, [&](std::string_view bytes) -> Result<void> {
            text += bytes;
            m_advanced(bytes.size());
            return {};
        });
        m_sums.set(entry.name, sumOf(text));
        return read;
    };
    if (entry.name == aboutEntry)
        return keepText(m_about);
    if (entry.name == FileSums::fileName)
        return keepText(m_sumsText.emplace());
    const auto path = folder / entry.name;
    if (m_files.makeFolder(path.parent_path()) < 0)
        return std::unexpected(unwritable(path.parent_path(), errno));
    auto output = OutputFile::createNew(m_files, path);
    if (!output)
        return std::unexpected(output.error());
    auto copied = readEntry(zip, m_file, m_contents, entry, [&](std::string_view bytes) -> Result<void> {
        sum.add(bytes);
        if (auto written = output->write(std::as_bytes(std::span(bytes))); !written)
            return written;
        if (!m_advanced(bytes.size()))
            return std::unexpected(archiveCancelled());
        return {};
    });
    m_sums.set(entry.name, sum.text());
    if (copied)
        copied = output->sync();
    return copied ? output->close() : copied;
}

Result<void> Unpacking::extract(const fs::path& folder, const Progress& progress, const std::stop_token& stop)
{
    std::uint64_t done = 0;
    m_advanced = [&](std::size_t bytes) {
        done += bytes;
        if (progress)
            progress(static_cast<double>(done) / static_cast<double>(std::max<std::uint64_t>(1, m_contents.total)));
        return !stop.stop_requested();
    };
    ZipReader zip(m_file, unusableZip);
    for (;;) {
        const auto entry = zip.next();
        if (!entry)
            return std::unexpected(entry.error());
        if (!*entry)
            return checkSums();
        if ((*entry)->isFolder)
            continue;
        if (auto extracted = extractOne(zip, **entry, folder); !extracted)
            return extracted;
    }
}

/// Checks that each entry is listed with its sum.
Result<void> Unpacking::checkSums() const
{
    if (!m_sumsText)
        return {};
    const auto listed = FileSums::fromText(*m_sumsText, FileSums::fileName);
    if (!listed)
        return std::unexpected(unusableRun(m_file, listed.error()));
    for (const auto& [name, sum] : m_sums.byName()) {
        const auto line = listed->byName().find(name);
        if (name != FileSums::fileName && (line == listed->byName().end() || line->second != sum))
            return std::unexpected(
                unusableArchive(m_file, Message("was damaged: \"{}\" in it does not have its sum", shortened(name))));
    }
    return {};
}

/// Replaces the path in an error by the archive's name, because the user does not know the path.
Error Unpacking::about(const Error& error, const fs::path& folder) const
{
    auto inArchive = error;
    const auto place = folder.string() + "/";
    inArchive.message = inArchive.message.without(place);
    return unusableRun(m_file, inArchive);
}

bool Unpacking::holdsData(const char* entry) const
{
    return m_contents.sizes.contains(std::string(packedDataFolder) + "/" + entry);
}

/// Keeps only the file's name of a data path, because the sender's path could be that of any file on this computer.
Result<void> Unpacking::rewriteConfig(const RunIdentity& identity, const fs::path& folder, const fs::path& later) const
{
    auto config = configOf(identity);
    leaveOutFolders(config);
    auto& data = config.data;
    for (auto [path, entry] : {std::pair(&data.source, "source"), std::pair(&data.target, "target"),
             std::pair(&data.validation, "validation"), std::pair(&data.alsoValidation, "also-validation")})
        if (holdsData(entry))
            *path = (fs::absolute(later) / packedDataFolder / entry).string();
    const auto text = configToJson(config);
    if (m_sumsText) {
        FileSums sums;
        for (const auto& [name, sum] : m_sums.byName())
            if (name == runConfigFile || isFixedPart(name))
                sums.set(name, name == runConfigFile ? sumOf(text) : sum);
        if (auto written = replaceFile(m_files, folder / FileSums::fileName, sums.text()); !written)
            return written;
    }
    return replaceFile(m_files, folder / runConfigFile, text);
}

Result<ArchiveSummary> Unpacking::check(const fs::path& folder, const fs::path& later) const
{
    const auto told = aboutFromJson(m_about);
    if (!told)
        return std::unexpected(unusableArchive(m_file, "was packed by another version of Attentoscope, or edited"));
    const auto run = RunFolder::open(folder);
    if (!run)
        return std::unexpected(about(run.error(), folder));
    std::int64_t step = 0;
    for (const auto which : {WhichSave::Best, WhichSave::Current}) {
        if (auto fits = checkSavedSize(*run, which); !fits)
            return std::unexpected(about(fits.error(), folder));
        const auto stood = run->readPosition(which);
        if (!stood)
            return std::unexpected(about(stood.error(), folder));
        step = stood->step;
    }
    if (auto rewritten = rewriteConfig(run->identity(), folder, later); !rewritten)
        return std::unexpected(rewritten.error());
    // The link is for other programs, as in every run. Some file systems have no links.
    if (const auto current = SaveFolders(folder).named(WhichSave::Current))
        m_files.link(fs::path("saves") / std::to_string(*current) / "model.safetensors", folder / "model.safetensors");
    // The summary describes the unpacked files. Only its name is from the archive's own summary.
    auto summary = summaryOf(run->identity(), step, holdsData("source") ? PackedData::Included : PackedData::LeftOut);
    summary.run = told->run;
    return summary;
}

Error alreadyThere(const fs::path& folder)
{
    return {ErrorCode::Unwritable, Message("\"{}\" is there already. Give another folder.", folder.string()), {}};
}

/// If another program has unpacked into the same folder meanwhile, its folder stays.
Result<void> putInPlace(FileSystem& files, TemporaryPlace& workshop, const fs::path& folder)
{
    std::error_code problem;
    std::vector<fs::path> folders{workshop.path()};
    for (auto at = fs::recursive_directory_iterator(workshop.path(), problem); !problem && at != end(at);
        at.increment(problem))
        if (isOwnFolder(at->path()))
            folders.push_back(at->path());
    for (const auto& each : folders)
        if (auto synced = syncFolder(files, each); !synced)
            return synced;
    auto renamed = workshop.rename();
    if (!renamed && fs::is_directory(folder, problem) && !fs::is_empty(folder, problem))
        return std::unexpected(alreadyThere(folder));
    return renamed;
}

Result<void> checkDestination(const fs::path& folder, const ArchiveContents& contents)
{
    std::error_code problem;
    if (fs::exists(folder, problem) && !fs::is_empty(folder, problem))
        return std::unexpected(alreadyThere(folder));
    const auto parent = fs::absolute(folder).parent_path();
    const auto space = fs::space(fs::exists(parent, problem) ? parent : fs::path("/"), problem);
    if (!problem && space.available < contents.total)
        return failure(ErrorCode::Unwritable,
            Message("The run needs {} bytes in \"{}\", where {} are free. Free some space, or choose another folder.",
                contents.total, parent.string(), space.available));
    return {};
}

} // namespace

Result<void> checkImpliedSizes(const std::filesystem::path& file, const ArchiveContents& contents)
{
    const auto described = describedIn(file, contents);
    if (!described)
        return std::unexpected(described.error());
    const auto config = configFromJson(described->config, "config.json");
    if (!config)
        return std::unexpected(unusableRun(file, config.error()));
    const auto& model = config->configuration;
    const auto save = saveBytesOf(model, described->sourceWords, described->targetWords);
    if (!save)
        return std::unexpected(unusableArchive(
            file, Message("holds a run whose attention, \"{}\", is not known", shortened(model.model.attention))));
    for (const auto& [name, bytes] : contents.sizes) {
        const auto implied = impliedBytes(name, *save, described->targetWords);
        if (implied && (bytes < implied->least || bytes > implied->most))
            return std::unexpected(unusableArchive(file,
                Message("says that \"{}\" has {} bytes, but its configuration and vocabularies ask for {}", name, bytes,
                    implied->least > 0 ? Message("{} to {}", implied->least, implied->most)
                                       : Message("at most {}", implied->most))));
    }
    return {};
}

Result<OpenedArchive> unpackRunOnce(
    const fs::path& file, const fs::path& runs, const Progress& progress, const std::stop_token& stop)
{
    const auto hash = hashOf(file, stop);
    if (hash)
        if (auto there = findCopy(runs, *hash))
            return OpenedArchive{std::move(*there), std::nullopt};
    const auto folder = freeRunFolder(runs, file);
    auto summary = unpackRun(file, folder, progress, stop);
    if (!summary)
        return std::unexpected(summary.error());
    if (hash) { // if this note cannot be written, the archive will be unpacked again, which does no harm
        const UnpackedNote note{*hash, summary->step};
        JsonWriter fields;
        noteFields(fields, note);
        [[maybe_unused]] const auto noted =
            replaceFile(systemFiles(), folder / unpackedFile, withOwnSum(fields.line()));
    }
    return OpenedArchive{folder, std::move(*summary)};
}

Result<ArchiveSummary> unpackRun(const fs::path& file, const fs::path& folder, const Progress& progress,
    const std::stop_token& stop, const ArchiveLimits& limits, FileSystem& files)
{
    std::error_code problem;
    if (!fs::exists(file, problem))
        return failure(ErrorCode::FileNotFound, Message("There is no file \"{}\". Check its name.", file.string()));
    if (!fs::is_regular_file(file, problem))
        return failure(ErrorCode::BadRun, Message("\"{}\" is no file. Give a packed run.", file.string()));
    const auto isWanted = [&stop](std::size_t) { return !stop.stop_requested(); };
    if (auto whole = checkArchive(file, isWanted); !whole)
        return std::unexpected(whole.error());
    auto contents = archiveContents(file, limits);
    if (!contents)
        return std::unexpected(contents.error());
    const auto wanted = fs::absolute(folder).lexically_normal();
    const auto place = wanted.has_filename() ? wanted : wanted.parent_path();
    if (auto fits = checkDestination(place, *contents); !fits)
        return std::unexpected(fits.error());
    if (auto fits = checkImpliedSizes(file, *contents); !fits)
        return std::unexpected(fits.error());
    if (auto made = makeDurableFolder(files, place.parent_path()); !made)
        return std::unexpected(made.error());
    auto workshop = TemporaryPlace::makeFolder(files, place);
    if (!workshop)
        return std::unexpected(workshop.error());
    Unpacking unpacking(file, std::move(*contents), files);
    if (auto extracted = unpacking.extract(workshop->path(), progress, stop); !extracted)
        return std::unexpected(extracted.error());
    auto summary = unpacking.check(workshop->path(), place);
    if (!summary)
        return summary;
    if (auto renamed = putInPlace(files, *workshop, place); !renamed)
        return std::unexpected(renamed.error());
    return summary;
}

fs::path freeRunFolder(const fs::path& runs, const fs::path& file)
{
    auto name = file.filename().string();
    if (name.ends_with(runArchiveEnding))
        name.resize(name.size() - std::string_view(runArchiveEnding).size());
    if (name.empty() || name.starts_with('.'))
        name = "run" + name;
    std::error_code problem;
    auto folder = runs / name;
    for (int number = 2; fs::exists(fs::symlink_status(folder, problem)); ++number)
        folder = runs / (name + "-" + std::to_string(number));
    return folder;
}

} // namespace attentoscope
