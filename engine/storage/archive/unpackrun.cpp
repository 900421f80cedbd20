// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/archivecontents.h"
#include "engine/storage/archive/archiveentries.h"
#include "engine/storage/archive/archivesizes.h"
#include "engine/storage/archive/runarchive.h"
#include "engine/storage/configjson.h"
#include "engine/storage/dataofrun.h"
#include "engine/storage/files/temporaryplace.h"
#include "engine/storage/savedsize.h"

#include <cerrno>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

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
    Error about(const Error& error, const fs::path& folder) const;

    fs::path m_file;
    ArchiveContents m_contents;
    FileSystem& m_files;
    std::string m_about;
    std::function<bool(std::size_t)> m_advanced;
};

Result<void> Unpacking::extractOne(ZipReader& zip, const ZipEntry& entry, const fs::path& folder)
{
    if (entry.name == aboutEntry)
        return readEntry(zip, m_file, m_contents, entry, [this](std::string_view bytes) -> Result<void> {
            m_about += bytes;
            m_advanced(bytes.size());
            return {};
        });
    const auto path = folder / entry.name;
    if (m_files.makeFolder(path.parent_path()) < 0)
        return std::unexpected(unwritable(path.parent_path(), errno));
    auto output = OutputFile::createNew(m_files, path);
    if (!output)
        return std::unexpected(output.error());
    auto copied = readEntry(zip, m_file, m_contents, entry, [&](std::string_view bytes) -> Result<void> {
        if (auto written = output->write(std::as_bytes(std::span(bytes))); !written)
            return written;
        if (!m_advanced(bytes.size()))
            return std::unexpected(archiveCancelled());
        return {};
    });
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
    auto inArchive = error;
    const auto place = folder.string() + "/";
    inArchive.message = inArchive.message.without(place);
    return unusableRun(m_file, inArchive);
}

bool Unpacking::holdsData(const char* entry) const
{
    return m_contents.sizes.contains(std::string(packedDataFolder) + "/" + entry);
}

/// What the sender's configuration calls its data could be any file of the reader's, so only names are kept of it.
Result<void> Unpacking::rewriteConfig(const RunIdentity& identity, const fs::path& folder, const fs::path& later) const
{
    auto config = configOf(identity);
    leaveOutFolders(config);
    auto& data = config.data;
    for (auto [path, entry] : {std::pair(&data.source, "source"), std::pair(&data.target, "target"),
             std::pair(&data.validation, "validation")})
        if (holdsData(entry))
            *path = (fs::absolute(later) / packedDataFolder / entry).string();
    return replaceFile(m_files, folder / "config.json", configToJson(config));
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
    // For other programs, as in every run; some file systems know no links.
    if (const auto current = SaveFolders(folder).named(WhichSave::Current))
        m_files.link(fs::path("saves") / std::to_string(*current) / "model.safetensors", folder / "model.safetensors");
    // What is told is what is there; the archive's own word goes for its name alone.
    auto summary = summaryOf(run->identity(), step, holdsData("source") ? PackedData::Included : PackedData::LeftOut);
    summary.run = told->run;
    return summary;
}

Error isThere(const fs::path& folder)
{
    return {ErrorCode::Unwritable, Message("\"{}\" is there already. Give another folder.", folder.string()), {}};
}

/// Somebody else may have unpacked into the same folder meanwhile: that one stays.
Result<void> putInPlace(FileSystem& files, TemporaryPlace& workshop, const fs::path& folder)
{
    if (auto synced = syncFolder(files, workshop.path()); !synced)
        return synced;
    auto renamed = workshop.rename();
    std::error_code problem;
    if (!renamed && fs::is_directory(folder, problem) && !fs::is_empty(folder, problem))
        return std::unexpected(isThere(folder));
    return renamed;
}

Result<void> checkDestination(const fs::path& folder, const ArchiveContents& contents)
{
    std::error_code problem;
    if (fs::exists(folder, problem) && !fs::is_empty(folder, problem))
        return std::unexpected(isThere(folder));
    const auto parent = fs::absolute(folder).parent_path();
    const auto space = fs::space(fs::exists(parent, problem) ? parent : fs::path("/"), problem);
    if (!problem && space.available < contents.total)
        return failure(ErrorCode::Unwritable,
            Message("The run needs {} bytes in \"{}\", where {} are free. Free some space, or choose another folder.",
                contents.total, parent.string(), space.available));
    return {};
}

} // namespace

Result<ArchiveSummary> unpackRun(const fs::path& file, const fs::path& folder, const Progress& progress,
    const std::stop_token& stop, const ArchiveLimits& limits, FileSystem& files)
{
    std::error_code problem;
    if (!fs::exists(file, problem))
        return failure(ErrorCode::FileNotFound, Message("There is no file \"{}\". Check its name.", file.string()));
    if (!fs::is_regular_file(file, problem))
        return failure(ErrorCode::BadRun, Message("\"{}\" is no file. Give a packed run.", file.string()));
    auto contents = archiveContents(file, limits);
    if (!contents)
        return std::unexpected(contents.error());
    const auto wanted = fs::absolute(folder).lexically_normal();
    const auto place = wanted.has_filename() ? wanted : wanted.parent_path();
    if (auto fits = checkDestination(place, *contents); !fits)
        return std::unexpected(fits.error());
    if (auto fits = checkImpliedSizes(file, *contents); !fits)
        return std::unexpected(fits.error());
    if (files.makeFolder(place.parent_path()) < 0)
        return std::unexpected(unwritable(place.parent_path(), errno));
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
