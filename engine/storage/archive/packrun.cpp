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
#include <numeric>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

struct PackedFile
{
    std::string name;
    InputFile file;
    std::uint64_t size = 0;
};

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
    Result<void> addSaves();
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
    auto file = InputFile::openIn(m_run, inRun);
    if (!file)
        return std::unexpected(file.error());
    const auto size = std::min(file->size(), most);
    m_files.push_back({name, std::move(*file), size});
    return {};
}

Result<void> Packing::addIfThere(const std::string& name, std::uint64_t most)
{
    std::error_code problem;
    return fs::exists(fs::symlink_status(m_run / name, problem)) ? add(name, name, most) : Result<void>();
}

Result<void> Packing::addSaves()
{
    const SaveFolders folders(m_run);
    std::vector<std::int64_t> packed;
    for (const auto which : {WhichSave::Current, WhichSave::Best}) {
        const auto name = folders.readName(which);
        if (!name)
            return std::unexpected(name.error());
        const auto& step = *name;
        if (!step)
            continue;
        m_texts.emplace_back(which == WhichSave::Best ? "best" : "current", saveNameText(*step));
        if (std::ranges::find(packed, *step) != packed.end())
            continue;
        packed.push_back(*step);
        const auto place = folders.find(which);
        if (!place)
            return std::unexpected(place.error());
        const auto folder = "saves/" + std::to_string(*step) + "/";
        const auto sums = FileSums::readIn(*place);
        if (!sums)
            return std::unexpected(sums.error());
        std::vector<std::string> files{savedModelFile, savedStateFile};
        if (*sums) {
            files.emplace_back(FileSums::fileName);
            for (const auto& [file, sum] : (*sums)->byName())
                m_wanted.set(folder + file, sum);
        }
        for (const auto& file : files)
            if (auto added = add(folder + file, place->lexically_relative(m_run) / file); !added)
                return added;
    }
    return {};
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
    const auto position = run->readPosition(WhichSave::Current);
    if (!position)
        return std::unexpected(position.error());
    const auto& identity = run->identity();
    m_summary = summaryOf(identity, position->step, PackedData::LeftOut);
    m_summary.run = fs::absolute(m_run).lexically_normal().filename().string();
    if (m_data == PackedData::Included)
        if (auto added = addData(identity, progress, stop); !added)
            return added;
    addTexts(identity);
    // These files are packed unchanged, but they must be readable.
    for (const char* name : {"config.json", sourceSubwordsFile, targetSubwordsFile})
        if (auto own = InputFile::openIn(m_run, name); !own && own.error().code != ErrorCode::FileNotFound)
            return std::unexpected(own.error());
    for (const char* name : {"vocab.source.txt", "vocab.target.txt", "spacing.target.txt"})
        if (auto added = add(name); !added)
            return added;
    // If the run is being trained, the file already has lines that were written after the save.
    if (auto added = addIfThere(metricsFile, position->metricsBytes); !added)
        return added;
    if (auto added = addIfThere(originalFile); !added)
        return added;
    if (auto added = addIfThere(headsFile); !added)
        return added;
    if (auto added = addIfThere(snapshotsFile); !added)
        return added;
    return addSaves();
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
