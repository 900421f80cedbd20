// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/messages.h"
#include "engine/storage/archivecontents.h"
#include "engine/storage/archiveentries.h"
#include "engine/storage/configjson.h"
#include "engine/storage/runarchive.h"
#include "engine/storage/savedsize.h"
#include "engine/storage/subwordfiles.h"
#include "engine/storage/zipreader.h"

#include <cerrno>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

/// The folder beside the wanted one in which all is made ready; gone with the object, unless it has got its name.
class Workshop
{
public:
    Workshop(FileSystem& files, const fs::path& folder)
        : m_files(files), m_path(folder.parent_path() / ("." + folder.filename().string() + ".unpacking"))
    {
    }
    ~Workshop() { m_files.remove(m_path); }
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;

    const fs::path& path() const { return m_path; }
    Result<void> make()
    {
        if (m_files.remove(m_path) < 0 || m_files.makeFolder(m_path) < 0)
            return std::unexpected(unwritable(m_path, errno));
        return {};
    }
    Result<void> rename(const fs::path& folder)
    {
        if (auto synced = syncFolder(m_files, m_path); !synced)
            return synced;
        if (m_files.rename(m_path, folder) < 0)
            return std::unexpected(unwritable(folder, errno));
        return syncFolder(m_files, folder.parent_path());
    }

private:
    FileSystem& m_files;
    fs::path m_path;
};

class Unpacking
{
public:
    Unpacking(const fs::path& file, ArchiveContents contents, FileSystem& files)
        : m_file(file), m_contents(std::move(contents)), m_files(files)
    {
    }

    Result<void> extract(const fs::path& folder, const ArchiveProgress& progress, const std::stop_token& stop);
    Result<ArchiveSummary> check(const fs::path& folder, const fs::path& later) const;

private:
    using Piece = std::function<Result<void>(std::string_view bytes)>;
    Result<void> copy(ZipReader& zip, const ZipEntry& entry, const Piece& take);
    Result<void> extractOne(ZipReader& zip, const ZipEntry& entry, const fs::path& folder);
    Result<void> pointToPackedData(const RunIdentity& identity, const fs::path& folder, const fs::path& later) const;
    Error about(const Error& error, const fs::path& folder) const;

    fs::path m_file;
    ArchiveContents m_contents;
    FileSystem& m_files;
    std::string m_about;
    std::function<bool(std::size_t)> m_advanced;
};

/// All of an entry and not a byte more than it said.
Result<void> Unpacking::copy(ZipReader& zip, const ZipEntry& entry, const Piece& take)
{
    const auto said = m_contents.sizes.find(entry.name);
    if (said == m_contents.sizes.end())
        return std::unexpected(unusableArchive(m_file, "changed while it was unpacked"));
    std::vector<char> piece(1 << 18);
    std::uint64_t done = 0;
    for (;;) {
        const auto bytes = zip.read(piece);
        if (!bytes)
            return std::unexpected(bytes.error());
        done += *bytes;
        if (done > said->second || (*bytes == 0 && done != said->second))
            return std::unexpected(
                unusableArchive(m_file, "holds another number of bytes under \"" + entry.name + "\" than it says"));
        if (*bytes == 0)
            return {};
        if (auto taken = take({piece.data(), *bytes}); !taken)
            return taken;
        if (!m_advanced(*bytes))
            return std::unexpected(archiveCancelled());
    }
}

Result<void> Unpacking::extractOne(ZipReader& zip, const ZipEntry& entry, const fs::path& folder)
{
    if (entry.name == aboutEntry)
        return copy(zip, entry, [this](std::string_view bytes) -> Result<void> {
            m_about += bytes;
            return {};
        });
    const auto path = folder / entry.name;
    if (m_files.makeFolder(path.parent_path()) < 0)
        return std::unexpected(unwritable(path.parent_path(), errno));
    auto output = OutputFile::create(m_files, path);
    if (!output)
        return std::unexpected(output.error());
    auto copied =
        copy(zip, entry, [&](std::string_view bytes) { return output->write(std::as_bytes(std::span(bytes))); });
    if (copied)
        copied = output->sync();
    return copied ? output->close() : copied;
}

Result<void> Unpacking::extract(const fs::path& folder, const ArchiveProgress& progress, const std::stop_token& stop)
{
    std::uint64_t done = 0;
    m_advanced = [&](std::size_t bytes) {
        done += bytes;
        if (progress)
            progress(static_cast<double>(done) / static_cast<double>(std::max<std::uint64_t>(1, m_contents.total)));
        return !stop.stop_requested();
    };
    ZipReader zip(m_file);
    for (;;) {
        const auto entry = zip.next();
        if (!entry)
            return std::unexpected(entry.error());
        if (!*entry)
            return {};
        if ((*entry)->isFolder)
            continue;
        if (auto extracted = extractOne(zip, **entry, folder); !extracted)
            return extracted;
    }
}

/// The place is not one that a person knows, and the advice for a run's folder is none for an archive.
Error Unpacking::about(const Error& error, const fs::path& folder) const
{
    if (error.code != ErrorCode::BadRun)
        return error;
    auto text = error.message;
    const auto place = folder.string() + "/";
    for (auto at = text.find(place); at != std::string::npos; at = text.find(place))
        text.erase(at, place.size());
    auto unusable = unusableArchive(m_file, "holds a run that cannot be used");
    unusable.detail = text;
    unusable.message += " In it: " + text;
    return unusable;
}

Result<void> Unpacking::pointToPackedData(
    const RunIdentity& identity, const fs::path& folder, const fs::path& later) const
{
    RunConfig config{identity.configuration, identity.data, identity.dataFingerprint, identity.trainingPairs,
        hashesOf(identity.subwords), identity.kernels};
    auto& data = config.data;
    for (auto [path, entry] : {std::pair(&data.source, "source"), std::pair(&data.target, "target"),
             std::pair(&data.validation, "validation")})
        if (m_contents.sizes.contains(std::string(packedDataFolder) + "/" + entry))
            *path = (fs::absolute(later) / packedDataFolder / entry).string();
    return replaceFile(m_files, folder / "config.json", configToJson(config));
}

Result<ArchiveSummary> Unpacking::check(const fs::path& folder, const fs::path& later) const
{
    const auto summary = aboutFromJson(m_about);
    if (!summary)
        return std::unexpected(unusableArchive(m_file, "was packed by another version of Attentoscope, or edited"));
    const auto run = RunFolder::open(folder);
    if (!run)
        return std::unexpected(about(run.error(), folder));
    for (const auto which : {WhichSave::Current, WhichSave::Best}) {
        if (auto fits = checkSavedSize(*run, which); !fits)
            return std::unexpected(about(fits.error(), folder));
        if (auto stood = run->readPosition(which); !stood)
            return std::unexpected(about(stood.error(), folder));
    }
    if (summary->data == PackedData::Included)
        if (auto pointed = pointToPackedData(run->identity(), folder, later); !pointed)
            return std::unexpected(pointed.error());
    // For other programs, as in every run; some file systems know no links.
    if (const auto step = SaveFolders(folder).named(WhichSave::Current))
        m_files.link(fs::path("saves") / std::to_string(*step) / "model.safetensors", folder / "model.safetensors");
    return *summary;
}

Result<void> checkDestination(const fs::path& folder, const ArchiveContents& contents)
{
    std::error_code problem;
    if (fs::exists(folder, problem) && !fs::is_empty(folder, problem))
        return failure(ErrorCode::Unwritable, "\"" + folder.string() + "\" is there already. Give another folder.");
    const auto parent = fs::absolute(folder).parent_path();
    const auto space = fs::space(fs::exists(parent, problem) ? parent : fs::path("/"), problem);
    if (!problem && space.available < contents.total)
        return failure(ErrorCode::Unwritable,
            "The run needs " + grouped(contents.total) + " bytes in \"" + parent.string() + "\", where "
                + grouped(space.available) + " are free. Free some space, or choose another folder.");
    return {};
}

} // namespace

Result<ArchiveSummary> unpackRun(const fs::path& file, const fs::path& folder, const ArchiveProgress& progress,
    const std::stop_token& stop, const ArchiveLimits& limits, FileSystem& files)
{
    std::error_code problem;
    if (!fs::exists(file, problem))
        return failure(ErrorCode::FileNotFound, "There is no file \"" + file.string() + "\". Check its name.");
    if (!fs::is_regular_file(file, problem))
        return failure(ErrorCode::BadRun, "\"" + file.string() + "\" is no file. Give a packed run.");
    auto contents = archiveContents(file, limits);
    if (!contents)
        return std::unexpected(contents.error());
    const auto wanted = fs::absolute(folder).lexically_normal();
    const auto place = wanted.has_filename() ? wanted : wanted.parent_path();
    if (auto fits = checkDestination(place, *contents); !fits)
        return std::unexpected(fits.error());
    Workshop workshop(files, place);
    if (auto made = workshop.make(); !made)
        return std::unexpected(made.error());
    Unpacking unpacking(file, std::move(*contents), files);
    if (auto extracted = unpacking.extract(workshop.path(), progress, stop); !extracted)
        return std::unexpected(extracted.error());
    auto summary = unpacking.check(workshop.path(), place);
    if (!summary)
        return summary;
    if (auto renamed = workshop.rename(place); !renamed)
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
