// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs: a whole one, packed or not, and each of its files.
#include "memoryfile.h"
#include "targets.h"
#include "temporaryfolder.h"

#include "engine/settings/modelcounts.h"
#include "engine/storage/archive/runarchive.h"
#include "engine/storage/configjson.h"
#include "engine/storage/files/safetensors.h"
#include "engine/storage/recordlog.h"
#include "engine/storage/records.h"
#include "engine/storage/runfollower.h"
#include "engine/storage/runlist.h"
#include "engine/storage/runsave.h"
#include "engine/storage/savedmodel.h"
#include "engine/storage/vocabularyfile.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace attentoscope::fuzz {

namespace {

constexpr std::array<const char*, 13> parts = {"config.json", "vocab.source.txt", "vocab.target.txt",
    "spacing.target.txt", "metrics.jsonl", "watched/snapshots.jsonl", "current", "best", "saves/3/model.safetensors",
    "saves/3/state.safetensors", "subwords.source.model", "subwords.target.model", "heads.jsonl"};

/// The input contains the files of a run, one after the other. Before each file are "\n@@", a letter that names the
/// file, and "\n".
void writeRun(const std::filesystem::path& folder, std::string_view bytes)
{
    constexpr std::string_view mark = "\n@@";
    std::filesystem::create_directories(folder / "saves/3");
    std::filesystem::create_directories(folder / "watched");
    for (auto at = bytes.find(mark); at != std::string_view::npos;) {
        bytes.remove_prefix(at + mark.size());
        at = bytes.find(mark);
        const auto part = bytes.substr(0, at);
        const auto which = part.empty() ? parts.size() : static_cast<std::size_t>(part.front() - 'a');
        if (which >= parts.size() || part.size() < 2)
            continue;
        std::ofstream(folder / parts[which], std::ios::binary)
            .write(part.data() + 2, static_cast<std::streamsize>(part.size() - 2));
    }
}

} // namespace

/// Whatever an archive contains, nothing may be written outside the folder into which it is unpacked.
void readArchive(std::string_view bytes)
{
    namespace fs = std::filesystem;
    const MemoryFile file(bytes);
    const TemporaryFolder folder;
    const auto& place = folder.path();
    fs::create_directories(place / "runs");
    const ArchiveLimits limits{.entries = 32, .bytes = 1 << 20};
    const auto unpacked = unpackRun(file.path(), place / "runs" / "run", {}, {}, limits);
    for (const auto& entry : fs::directory_iterator(place / "runs"))
        if (!unpacked || entry.path().filename() != "run")
            std::abort();
    for (const auto& entry : fs::directory_iterator(place))
        if (entry.path().filename() != "runs")
            std::abort();
}

void readConfig(std::string_view bytes)
{
    const auto config = configFromJson(std::string(bytes), "config.json");
    if (!config)
        return;
    if (const auto sizes = modelSizes(config->configuration, 1'000, 1'000))
        weightCount(*sizes);
    // An accepted configuration can be written, and is accepted again.
    if (!configFromJson(configToJson(*config), "config.json"))
        std::abort();
}

void readMetricsLog(std::string_view bytes)
{
    const MemoryFile file(bytes);
    static_cast<void>(readMetrics(file.path()));
}

/// Reads everything that opening and continuing a run read, except the model itself.
void readRun(std::string_view bytes)
{
    const TemporaryFolder place;
    const auto folder = place.path() / "run";
    writeRun(folder, bytes);
    static_cast<void>(readRunRecord(folder, RunDetail::History));
    RunFollower follower(folder);
    for (int look = 0; look < 8; ++look) // for zeros the follower waits for later bytes
        static_cast<void>(follower.look());
    auto run = RunFolder::open(folder);
    if (!run)
        return;
    static_cast<void>(run->readMetrics());
    static_cast<void>(run->readWatched());
    static_cast<void>(run->readHeads());
    for (const auto which : {WhichSave::Best, WhichSave::Current})
        if (checkSavedSize(*run, which))
            static_cast<void>(run->readModel(which));
    static_cast<void>(readSavedModel({folder.string(), SaveChoice::Best, 0}));
    const auto save = run->read(WhichSave::Current);
    if (!save)
        return;
    static_cast<void>(run->missingMetrics(save->position));
    static_cast<void>(run->cutWatchedAfter(save->position.step));
    static_cast<void>(run->cutHeadsAfter(save->position.step));
    static_cast<void>(run->truncateMetrics(save->position.metricsBytes));
    static_cast<void>(run->append(StepReport{.step = save->position.step + 1}));
}

void readSafetensorsFile(std::string_view bytes)
{
    const MemoryFile file(bytes);
    const auto read = readSafetensors(file.path());
    const auto size = readSafetensorsSize(file.path());
    if (read.has_value() != size.has_value())
        std::abort();
    std::size_t total = 0;
    if (read)
        for (const auto& tensor : read->tensors)
            total += tensor.bytes.size();
    if (size && size->bytes != total)
        std::abort();
}

void readSnapshots(std::string_view bytes)
{
    const auto snapshot = parseRecord<WatchedSnapshot>(std::string(bytes));
    if (!snapshot)
        return;
    // A view reads all cells of an accepted snapshot. The snapshot can be written, and is accepted again.
    const auto& map = snapshot->translation.attention;
    float sum = 0.0F;
    for (std::size_t row = 0; !map.isEmpty() && row < snapshot->translation.target.size(); ++row)
        for (std::size_t column = 0; column < snapshot->translation.source.size(); ++column)
            sum += map.at(row, column);
    for (const auto& head :
        headMaps(snapshot->heads, snapshot->translation.source.size(), snapshot->translation.target.size()))
        for (std::size_t row = 0; !head.attention.isEmpty() && row < head.attention.rows; ++row)
            for (std::size_t column = 0; column < head.attention.columns; ++column)
                sum += head.attention.at(row, column);
    [[maybe_unused]] const volatile float kept = sum; // keeps the compiler from removing the loop
    if (!parseRecord<WatchedSnapshot>(recordLine(*snapshot)))
        std::abort();
}

/// Lines of "key=value", like the metadata of a state.
void readState(std::string_view bytes)
{
    Metadata metadata;
    while (!bytes.empty()) {
        const auto line = bytes.substr(0, bytes.find('\n'));
        const auto equals = line.find('=');
        if (equals != std::string_view::npos)
            metadata.emplace(line.substr(0, equals), line.substr(equals + 1));
        bytes.remove_prefix(line.size() < bytes.size() ? line.size() + 1 : line.size());
    }
    const auto position = positionFromMetadata(metadata, "state.safetensors");
    if (position && !positionFromMetadata(positionToMetadata(*position), "state.safetensors"))
        std::abort();
}

void readVocabulary(std::string_view bytes)
{
    const std::string text(bytes);
    if (const auto vocabulary = vocabularyFromText(text, "vocab.source.txt"))
        if (vocabularyToText(*vocabulary) != text)
            std::abort();
    for (const std::size_t words : {4, 8})
        static_cast<void>(spacingFromText(text, words, "spacing.target.txt"));
}

} // namespace attentoscope::fuzz
