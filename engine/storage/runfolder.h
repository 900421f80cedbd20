// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/spacing.h"
#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/storage/configjson.h"
#include "engine/storage/recordlog.h"
#include "engine/storage/runlock.h"
#include "engine/storage/runsave.h"
#include "engine/storage/savestore.h"
#include "engine/types/configuration.h"
#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/training.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace attentoscope {

/// The folder for the sentence pairs in a run that was packed with them.
constexpr const char* packedDataFolder = "packed-data";

/// In a run that was unpacked: which archive it came from.
constexpr const char* unpackedFile = "unpacked.json";

/// The name and the note that a person gave a run.
constexpr const char* labelFile = "label.json";

/// What a run is: config.json, the vocabularies, the spacing table. It is fixed when the run is made.
struct RunIdentity
{
    Configuration configuration;
    Vocabulary source;
    Vocabulary target;
    Spacing targetSpacing;
    SubwordSides subwords; ///< null where the tokenizer needs none
    DataRequest data; ///< where the pairs came from; they are read only on request
    std::uint64_t dataFingerprint = 0;
    std::uint64_t validationFingerprint = 0; ///< 0: no validation file, or it is not known
    std::size_t trainingPairs = 0;
    std::optional<MatrixKernels> kernels; ///< with which the run was begun
    std::string dictionaries; ///< that cut words of its pairs, as "ICU 72.1"; empty: none did, or it is not known
};

/// The contents of config.json for a run.
RunConfig configOf(const RunIdentity& identity);

/// The folder of one run, laid out as ARCHITECTURE.md says. A save is written into a temporary folder, synced and
/// renamed. Only then the small file `current` is replaced, which names it. So weights and state are always of the same
/// moment. The last saves, as many as keep_saves says, and the best one are kept. A folder that is only read is never
/// changed.
class RunFolder
{
public:
    static constexpr int formatVersion = runFormatVersion;

    /// Makes the folder, takes its lock and writes the identity. A folder that already holds a run is refused.
    static Result<RunFolder> create(
        const std::filesystem::path& path, const RunIdentity& identity, FileSystem& files = systemFiles());
    static Result<RunFolder> open(const std::filesystem::path& path, FileSystem& files = systemFiles());
    /// Deletes what a run consists of and nothing else, and then the folder if it is empty. A folder without a run is
    /// refused, and so is one in which another program trains.
    static Result<void> remove(const std::filesystem::path& path, FileSystem& files = systemFiles());

    const std::filesystem::path& path() const { return m_path; }
    const RunIdentity& identity() const { return m_identity; }

    /// Takes the lock. Whoever changes a run that exists must hold it. A run that another program trains is refused.
    Result<void> takeLock();
    /// Whether what a run is made of still lies here: a person may remove or move the folder while it is trained.
    bool isWhole() const;
    /// Makes a folder that is not whole again: the identity, the lock, and the metrics as far as they are known. Its
    /// saves stay gone. Returns whether it had to.
    Result<bool> makeWhole();
    void setEnded(); ///< training ended in order, so it is not offered as interrupted

    Result<void> write(const RunSave& save, bool isBest); ///< the position's metricsBytes is filled in here
    /// The same in two parts. handOverMetrics() returns how many bytes of metrics belong to a save that is made now;
    /// writer() then writes the save in another thread.
    Result<std::uint64_t> handOverMetrics() { return m_metrics.handOver(); }
    std::shared_ptr<SaveStore> writer() const { return m_saves; }
    Result<RunSave> read(WhichSave which) const { return m_saves->read(which); }
    /// WhichSave::Best means Current as long as there was no validation, in all these functions.
    Result<StoredTensors> readModel(WhichSave which) const { return m_saves->readModel(which); }
    Result<RunPosition> readPosition(WhichSave which) const { return m_saves->readPosition(which); }
    Result<SaveSize> readSize(WhichSave which) const { return m_saves->readSize(which); }
    bool hasSave() const { return m_saves->hasSave(); } ///< without any, training goes on from its start
    std::vector<std::int64_t> saves() const { return m_saves->steps(); } ///< steps of those that are there

    /// Appends one JSON line for each report. The system buffers it; it is on the disk before a save is named.
    Result<void> append(const StepReport& report) { return m_metrics.append(report); }
    Result<void> append(const ValidationReport& report) { return m_metrics.append(report); }
    Result<void> append(const ChangeReport& report) { return m_metrics.append(report); }
    Result<void> append(const HeadReport& report) { return m_heads.append(report); }
    Result<void> append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep)
    {
        return m_watched.append(snapshots, keep);
    }
    Result<void> appendLeftOut() { return m_watched.appendLeftOut(); }
    /// Cuts metrics.jsonl back to the length that a save knows, the other logs to its step.
    Result<void> truncateMetrics(std::uint64_t bytes) { return m_metrics.truncate(bytes); }
    Result<void> cutWatchedAfter(std::int64_t step) { return m_watched.cutAfter(step); }
    Result<void> cutHeadsAfter(std::int64_t step) { return m_heads.cutAfter(step); }
    /// A note about what is missing of the history that belongs to a save; nothing if all is there.
    std::optional<Message> missingMetrics(const RunPosition& position) const;
    bool takeMetricsLoss() { return m_metrics.takeLoss(); } ///< others removed or cut the file since the last call

    Result<RunHistory> readMetrics() const;
    Result<std::vector<WatchedSnapshot>> readWatched() const;
    Result<std::vector<SharedHeadReport>> readHeads() const;

private:
    RunFolder(FileSystem& files, std::filesystem::path path, RunIdentity identity);

    FileSystem* m_files;
    std::filesystem::path m_path;
    RunIdentity m_identity;
    std::shared_ptr<SaveStore> m_saves;
    MetricsLog m_metrics;
    WatchedLog m_watched;
    HeadsLog m_heads;
    std::optional<RunLock> m_lock;
};

} // namespace attentoscope
