// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/archiveentries.h"
#include "engine/storage/archive/runarchive.h"
#include "engine/storage/archive/zip.h"
#include "engine/storage/configjson.h"
#include "engine/storage/dataofrun.h"
#include "engine/storage/files/sums.h"
#include "engine/storage/files/temporaryplace.h"
#include "engine/storage/recordlog.h"
#include "engine/storage/savestore.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

struct PackedFile
{
    std::string name;
    InputFile file;
    std::uint64_t size = 0;
};

Result<PackedFile> openedFile(const fs::path& run, const std::string& name, const fs::path& inRun)
{
    auto file = InputFile::openIn(run, inRun);
    if (!file)
        return std::unexpected(file.error());
    const auto size = file->size();
    return PackedFile{name, std::move(*file), size};
}

/// The newest save and the best one.
class PackedSaves
{
public:
    /// Opens them. Meanwhile, a program that trains the run may write another save; then they are opened again. So they
    /// are those of one moment.
    static Result<PackedSaves> open(const fs::path& run);

    RunPosition position; ///< of the newest save
    std::vector<PackedFile> files;
    std::vector<std::pair<std::string, std::string>> names; ///< the small files that name the saves
    FileSums sums;

private:
    explicit PackedSaves(const fs::path& run) : m_run(run), m_folders(run) { }
    Result<void> add(WhichSave which, std::int64_t step);
    Result<void> addBoth();
    bool isUnchanged() const;

    fs::path m_run;
    SaveFolders m_folders;
    std::optional<std::int64_t> m_current, m_best;
};

Result<void> PackedSaves::add(WhichSave which, std::int64_t step)
{
    names.emplace_back(m_folders.nameFile(which).filename().string(), saveNameText(step));
    if (which == WhichSave::Best && step == m_current)
        return {};
    const auto place = isOwnFolder(m_folders.of(step)) ? m_folders.of(step) : m_folders.find(which);
    if (!place)
        return std::unexpected(place.error());
    const auto folder = "saves/" + std::to_string(step) + "/";
    const auto listed = FileSums::readIn(*place);
    if (!listed)
        return std::unexpected(listed.error());
    std::vector<std::string> all{savedModelFile, savedStateFile};
    if (*listed) {
        all.emplace_back(FileSums::fileName);
        for (const auto& [file, sum] : (*listed)->byName())
            sums.set(folder + file, sum);
    }
    for (const auto& name : all) {
        auto file = openedFile(m_run, folder + name, place->lexically_relative(m_run) / name);
        if (!file)
            return std::unexpected(file.error());
        files.push_back(std::move(*file));
    }
    if (which == WhichSave::Best)
        return {};
    const auto state = *place / savedStateFile;
    const auto metadata = readSafetensorsMetadata(state.string());
    auto read = metadata ? positionFromMetadata(*metadata, state) : std::unexpected(metadata.error());
    if (!read)
        return std::unexpected(read.error());
    position = *read;
    return {};
}

Result<void> PackedSaves::addBoth()
{
    const auto current = m_folders.readName(WhichSave::Current);
    if (!current)
        return std::unexpected(current.error());
    const auto best = m_folders.readName(WhichSave::Best);
    if (!best)
        return std::unexpected(best.error());
    m_current = *current;
    m_best = *best;
    if (const auto place = m_folders.find(WhichSave::Current); !m_current || !place)
        return place ? Result<void>() : std::unexpected(place.error());
    if (auto added = add(WhichSave::Current, *m_current); !added || !m_best)
        return added;
    return add(WhichSave::Best, *m_best);
}

bool PackedSaves::isUnchanged() const
{
    const auto isSame = [&](WhichSave which, const std::optional<std::int64_t>& step) {
        const auto now = m_folders.readName(which);
        return now && *now == step;
    };
    return isSame(WhichSave::Current, m_current) && isSame(WhichSave::Best, m_best)
        && std::ranges::all_of(files, [](const PackedFile& one) { return one.file.isStillThere(); });
}

Result<PackedSaves> PackedSaves::open(const fs::path& run)
{
    constexpr int tries = 4;
    for (int attempt = 1;; ++attempt) {
        PackedSaves saves(run);
        const auto added = saves.addBoth();
        if (added && saves.isUnchanged())
            return saves;
        if (attempt == tries && !added)
            return std::unexpected(added.error());
        if (attempt == tries)
            return failure(
                ErrorCode::BadData, Message("\"{}\" changed while it was packed. Pack the run again.", run.string()));
    }
}

/// The parts of a run to pack, which are found before anything is written.
class Packing
{
public:
    Packing(const fs::path& run, PackedData data) : m_run(run), m_data(data) { }

    Result<void> collect(const Progress& progress, const std::stop_token& stop);
    Result<void> write(ZipWriter& zip, const Progress& progress, const std::stop_token& stop);
    const ArchiveSummary& summary() const { return m_summary; }

private:
    Result<void> add(const std::string& name) { return add(name, name); }
    Result<void> add(const std::string& name, const fs::path& inRun, std::uint64_t most = UINT64_MAX);
    Result<void> addIfThere(const std::string& name, std::uint64_t most = UINT64_MAX);
    void addSaves(PackedSaves saves);
    Result<void> addData(const RunIdentity& identity, const Progress& progress, const std::stop_token& stop);
    void addTexts(const RunIdentity& identity);

    fs::path m_run;
    PackedData m_data;
    std::vector<PackedFile> m_files;
    std::vector<std::pair<std::string, std::string>> m_texts;
    FileSums m_wanted; ///< sums of the entries, from the saves
    ArchiveSummary m_summary;
};

Result<void> Packing::add(const std::string& name, const fs::path& inRun, std::uint64_t most)
{
    auto file = openedFile(m_run, name, inRun);
    if (!file)
        return std::unexpected(file.error());
    file->size = std::min(file->size, most);
    m_files.push_back(std::move(*file));
    return {};
}

Result<void> Packing::addIfThere(const std::string& name, std::uint64_t most)
{
    std::error_code problem;
    return fs::exists(fs::symlink_status(m_run / name, problem)) ? add(name, name, most) : Result<void>();
}

void Packing::addSaves(PackedSaves saves)
{
    std::ranges::move(saves.names, std::back_inserter(m_texts));
    std::ranges::move(saves.files, std::back_inserter(m_files));
    m_wanted = std::move(saves.sums);
}

/// The data is opened first, and then compared with the run's. So the packed data is exactly the compared data.
Result<void> Packing::addData(const RunIdentity& identity, const Progress& progress, const std::stop_token& stop)
{
    const auto& data = identity.data;
    const auto first = m_files.size();
    for (const auto& [path, entry] : {std::pair(&data.source, "source"), std::pair(&data.target, "target"),
             std::pair(&data.validation, "validation"), std::pair(&data.alsoValidation, "also-validation")}) {
        if (path->empty())
            continue;
        auto file = InputFile::open(*path);
        if (!file)
            return failure(ErrorCode::FileNotFound,
                Message("{} Pack the run without its data, or put the file back.", file.error().message));
        const auto size = file->size();
        m_files.push_back({std::string(packedDataFolder) + "/" + entry, std::move(*file), size});
    }
    if (m_files.size() == first)
        return {};
    if (auto same = checkDataOfRun(identity, progress, stop); !same)
        return same;
    for (std::size_t at = first; at < m_files.size(); ++at)
        if (!m_files[at].file.isStillThere())
            return failure(ErrorCode::BadData,
                Message("\"{}\" changed while it was packed. Pack the run again.", m_files[at].file.path().string()));
    m_summary.data = PackedData::Included;
    return {};
}

void Packing::addTexts(const RunIdentity& identity)
{
    auto config = configOf(identity);
    leaveOutFolders(config);
    m_texts.emplace_back(aboutEntry, aboutToJson(m_summary));
    m_texts.emplace_back("config.json", configToJson(config));
    for (const auto& [name, model] : {std::pair(sourceSubwordsFile, &identity.subwords.source),
             std::pair(targetSubwordsFile, &identity.subwords.target)})
        if (*model) // the model without SentencePiece's notes about its source
            m_texts.emplace_back(name, (*model)->bytes());
}

Result<void> Packing::collect(const Progress& progress, const std::stop_token& stop)
{
    const auto run = RunFolder::open(m_run);
    if (!run)
        return std::unexpected(run.error());
    const auto& identity = run->identity();
    if (m_data == PackedData::Included)
        if (auto added = addData(identity, progress, stop); !added)
            return added;
    // Comparing the data takes long. So the saves are opened after that, and the metrics are cut to the newest one.
    auto saves = PackedSaves::open(m_run);
    if (!saves)
        return std::unexpected(saves.error());
    m_summary = summaryOf(identity, saves->position.step, m_summary.data);
    m_summary.run = fs::absolute(m_run).lexically_normal().filename().string();
    addTexts(identity);
    // These files are packed unchanged, but they must be readable.
    for (const char* name : {"config.json", sourceSubwordsFile, targetSubwordsFile})
        if (auto own = InputFile::openIn(m_run, name); !own && own.error().code != ErrorCode::FileNotFound)
            return std::unexpected(own.error());
    for (const char* name : {"vocab.source.txt", "vocab.target.txt", "spacing.target.txt"})
        if (auto added = add(name); !added)
            return added;
    // If the run is being trained, the file already has lines that were written after the save.
    if (auto added = addIfThere(metricsFile, saves->position.metricsBytes); !added)
        return added;
    if (auto added = addIfThere(originalFile); !added)
        return added;
    if (auto added = addIfThere(headsFile); !added)
        return added;
    if (auto added = addIfThere(snapshotsFile); !added)
        return added;
    addSaves(std::move(*saves));
    return {};
}

Result<void> Packing::write(ZipWriter& zip, const Progress& progress, const std::stop_token& stop)
{
    for (const auto& [name, text] : m_texts)
        if (auto added = zip.add(name, text); !added)
            return added;
    const auto total = std::accumulate(m_files.begin(), m_files.end(), std::uint64_t(1),
        [](std::uint64_t sum, const PackedFile& file) { return sum + file.size; });
    std::uint64_t done = 0;
    for (auto& file : m_files) {
        auto added = zip.addFile(file.name, file.file, file.size, [&](std::size_t bytes) {
            done += bytes;
            progress(static_cast<double>(done) / static_cast<double>(total));
            return !stop.stop_requested();
        });
        if (!added)
            return added;
        if (auto whole = m_wanted.check(file.name, zip.sums().byName().at(file.name), file.file.path()); !whole)
            return whole;
    }
    return zip.finish();
}

} // namespace

Result<ArchiveSummary> packRun(const fs::path& run, const fs::path& file, PackedData data, const Progress& progress,
    const std::stop_token& stop, FileSystem& files)
{
    constexpr double comparing = 0.3; // share of the time, if data is compared with the run's
    const double begun = data == PackedData::Included ? comparing : 0.0;
    const auto tell = [&](double done) {
        if (progress)
            progress(done);
    };
    Packing packing(run, data);
    if (auto found = packing.collect([&](double done) { tell(done * begun); }, stop); !found)
        return std::unexpected(found.error());
    auto place = TemporaryPlace::makeFile(files, file);
    if (!place)
        return std::unexpected(place.error());
    const auto zip = ZipWriter::create(place->takeFile(), place->path());
    if (!zip)
        return std::unexpected(zip.error());
    auto written = packing.write(**zip, [&](double done) { tell(begun + done * (1.0 - begun)); }, stop);
    if (written)
        written = place->rename();
    if (!written)
        return std::unexpected(written.error());
    return packing.summary();
}

} // namespace attentoscope
