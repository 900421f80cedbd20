// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archiveentries.h"
#include "engine/storage/configjson.h"
#include "engine/storage/runarchive.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/savefolders.h"
#include "engine/storage/subwordfiles.h"
#include "engine/storage/zipwriter.h"

#include <algorithm>
#include <cerrno>
#include <numeric>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

struct PackedFile
{
    std::string name;
    fs::path path;
    std::uint64_t size = 0;
};

std::string nameOf(const std::string& path)
{
    return fs::path(path).filename().string();
}

/// What is packed of a run, found before anything is written.
class Packing
{
public:
    Packing(const fs::path& run, PackedData data) : m_run(run), m_data(data) { }

    Result<void> collect();
    Result<void> write(ZipWriter& zip, const ArchiveProgress& progress, const std::stop_token& stop) const;
    const ArchiveSummary& summary() const { return m_summary; }

private:
    Result<void> add(const std::string& name, const fs::path& path, std::uint64_t most = UINT64_MAX);
    Result<void> addSaves();
    Result<void> addData(DataRequest& data);
    void summarise(const RunIdentity& identity, std::int64_t step);

    fs::path m_run;
    PackedData m_data;
    std::vector<PackedFile> m_files;
    std::vector<std::pair<std::string, std::string>> m_texts;
    ArchiveSummary m_summary;
};

Result<void> Packing::add(const std::string& name, const fs::path& path, std::uint64_t most)
{
    std::error_code problem;
    const auto size = fs::file_size(path, problem);
    if (problem || !fs::is_regular_file(path, problem))
        return failure(ErrorCode::BadRun, "\"" + path.string() + "\" cannot be read, so the run cannot be packed.");
    m_files.push_back({name, path, std::min(size, most)});
    return {};
}

Result<void> Packing::addSaves()
{
    const SaveFolders folders(m_run);
    std::vector<std::int64_t> packed;
    for (const auto which : {WhichSave::Current, WhichSave::Best}) {
        const auto step = folders.named(which);
        if (!step)
            continue;
        m_texts.emplace_back(which == WhichSave::Best ? "best" : "current", std::to_string(*step) + "\n");
        if (std::ranges::find(packed, *step) != packed.end())
            continue;
        packed.push_back(*step);
        const auto place = folders.find(which);
        if (!place)
            return std::unexpected(place.error());
        for (const char* file : {"model.safetensors", "state.safetensors"})
            if (auto added = add("saves/" + std::to_string(*step) + "/" + file, *place / file); !added)
                return added;
    }
    return {};
}

/// Names of folders tell about the sender's computer, and nobody else finds anything there.
Result<void> Packing::addData(DataRequest& data)
{
    for (auto [path, entry] : {std::pair(&data.source, "source"), std::pair(&data.target, "target"),
             std::pair(&data.validation, "validation")}) {
        if (path->empty())
            continue;
        if (m_data == PackedData::Included)
            if (auto added = add(std::string(packedDataFolder) + "/" + entry, *path); !added)
                return failure(ErrorCode::FileNotFound,
                    "The data \"" + *path + "\" cannot be read. Pack the run without its data, or put the file back.");
        *path = nameOf(*path);
    }
    return {};
}

void Packing::summarise(const RunIdentity& identity, std::int64_t step)
{
    const auto& data = identity.data;
    m_summary = {.run = fs::absolute(m_run).lexically_normal().filename().string(),
        .preset = identity.configuration.preset,
        .step = step,
        .dataName = data.sample.empty() ? nameOf(data.source) : data.sample,
        .trainingPairs = identity.trainingPairs,
        .sourceWords = identity.source.size(),
        .targetWords = identity.target.size(),
        .data = m_data};
}

Result<void> Packing::collect()
{
    const auto run = RunFolder::open(m_run);
    if (!run)
        return std::unexpected(run.error());
    const auto position = run->readPosition(WhichSave::Current);
    if (!position)
        return std::unexpected(position.error());
    const auto& identity = run->identity();
    summarise(identity, position->step);
    RunConfig config{identity.configuration, identity.data, identity.dataFingerprint, identity.trainingPairs,
        hashesOf(identity.subwords), identity.kernels};
    if (auto added = addData(config.data); !added)
        return added;
    m_texts.emplace_back(aboutEntry, aboutToJson(m_summary));
    m_texts.emplace_back("config.json", configToJson(config));
    for (const char* name : {"vocab.source.txt", "vocab.target.txt", "spacing.target.txt"})
        if (auto added = add(name, m_run / name); !added)
            return added;
    if (identity.subwords.source)
        for (const char* name : {sourceSubwordsFile, targetSubwordsFile})
            if (auto added = add(name, m_run / name); !added)
                return added;
    // A run that trains meanwhile has already written what comes after the save.
    std::error_code problem;
    if (fs::is_regular_file(m_run / "metrics.jsonl", problem))
        if (auto added = add("metrics.jsonl", m_run / "metrics.jsonl", position->metricsBytes); !added)
            return added;
    if (fs::is_regular_file(m_run / "watched/snapshots.jsonl", problem))
        if (auto added = add("watched/snapshots.jsonl", m_run / "watched/snapshots.jsonl"); !added)
            return added;
    return addSaves();
}

Result<void> Packing::write(ZipWriter& zip, const ArchiveProgress& progress, const std::stop_token& stop) const
{
    for (const auto& [name, text] : m_texts)
        if (auto added = zip.add(name, text); !added)
            return added;
    const auto total = std::accumulate(m_files.begin(), m_files.end(), std::uint64_t(1),
        [](std::uint64_t sum, const PackedFile& file) { return sum + file.size; });
    std::uint64_t done = 0;
    for (const auto& file : m_files) {
        auto added = zip.addFile(file.name, file.path, file.size, [&](std::size_t bytes) {
            done += bytes;
            if (progress)
                progress(static_cast<double>(done) / static_cast<double>(total));
            return !stop.stop_requested();
        });
        if (!added)
            return added;
    }
    return zip.finish();
}

} // namespace

Result<ArchiveSummary> packRun(const fs::path& run, const fs::path& file, PackedData data,
    const ArchiveProgress& progress, const std::stop_token& stop, FileSystem& files)
{
    Packing packing(run, data);
    if (auto collected = packing.collect(); !collected)
        return std::unexpected(collected.error());
    auto beside = file;
    beside += ".tmp";
    auto written = [&]() -> Result<void> {
        auto zip = ZipWriter::create(files, beside);
        return zip ? packing.write(**zip, progress, stop) : std::unexpected(zip.error());
    }();
    if (written && files.rename(beside, file) < 0)
        written = std::unexpected(unwritable(file, errno));
    if (!written) {
        files.remove(beside);
        return std::unexpected(written.error());
    }
    if (auto synced = syncFolder(files, file.parent_path()); !synced)
        return std::unexpected(synced.error());
    return packing.summary();
}

} // namespace attentoscope
