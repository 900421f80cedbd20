// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/spacing.h"
#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/storage/configjson.h"
#include "engine/storage/metricslog.h"
#include "engine/storage/runlock.h"
#include "engine/storage/runsave.h"
#include "engine/storage/savewriter.h"
#include "engine/storage/watchedlog.h"
#include "engine/types/configuration.h"
#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/training.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace attentoscope {

/// In a run that was packed with its sentence pairs.
constexpr const char* packedDataFolder = "packed-data";

/// What a run is, fixed when it is made: config.json, the vocabularies, the spacing table.
struct RunIdentity
{
    Configuration configuration;
    Vocabulary source;
    Vocabulary target;
    Spacing targetSpacing;
    SubwordSides subwords; ///< null where the tokenizer needs none
    DataRequest data; ///< where the pairs came from; nothing is read from there without being asked
    std::uint64_t dataFingerprint = 0;
    std::uint64_t validationFingerprint = 0; ///< 0: no validation file, or it is not known
    std::size_t trainingPairs = 0;
    std::optional<MatrixKernels> kernels; ///< that it was begun with
};

/// What config.json says of it.
RunConfig configOf(const RunIdentity& identity);

/// The folder of one run, laid out as ARCHITECTURE.md says. A save is written into a temporary folder, synced and
/// renamed, and only then named by replacing the small file `current`, so that weights and state are never of two
/// generations. The last three saves and the best one are kept. A folder that is only read is never changed.
class RunFolder
{
public:
    static constexpr int formatVersion = runFormatVersion;

    /// Makes the folder, takes its lock and writes the identity. A folder that already holds a run is refused.
    static Result<RunFolder> create(
        const std::filesystem::path& path, const RunIdentity& identity, FileSystem& files = systemFiles());
    static Result<RunFolder> open(const std::filesystem::path& path, FileSystem& files = systemFiles());
    /// Deletes what a run consists of and nothing else; the folder too when that leaves it empty. A folder without a
    /// run, and one that another program trains in, is refused.
    static Result<void> remove(const std::filesystem::path& path, FileSystem& files = systemFiles());

    const std::filesystem::path& path() const { return m_path; }
    const RunIdentity& identity() const { return m_identity; }

    /// Whoever writes more than a new run holds the lock; a run that another program trains is refused.
    Result<void> takeLock();
    void setEnded(); ///< training ended in order, so that nothing is there to be offered as interrupted

    Result<void> write(const RunSave& save, bool isBest); ///< the position's metricsBytes is filled in here
    /// The same in two parts: the bytes of metrics that belong to a save of now, and what writes it in another thread.
    Result<std::uint64_t> handOverMetrics() { return m_metrics.handOver(); }
    std::shared_ptr<SaveWriter> writer() const { return m_writer; }
    Result<RunSave> read(WhichSave which) const { return m_saves.read(which); }
    /// Best falls back to Current before a validation, here and in the others.
    Result<StoredTensors> readModel(WhichSave which) const { return m_saves.readModel(which); }
    Result<RunPosition> readPosition(WhichSave which) const { return m_saves.readPosition(which); }
    Result<SaveSize> readSize(WhichSave which) const { return m_saves.readSize(which); }
    bool hasSave() const { return m_saves.hasSave(); } ///< without any, training goes on from its start
    std::vector<std::int64_t> saves() const { return m_saves.steps(); } ///< steps of those that are there

    /// One JSON line each; buffered by the system, on the disk before a save is named.
    Result<void> append(const StepReport& report);
    Result<void> append(const ValidationReport& report);
    Result<void> append(const ChangeReport& report);
    /// Cuts metrics.jsonl back to the length the save knows.
    Result<void> truncateMetrics(std::uint64_t bytes);
    /// What is missing of the history that belongs to a save, to be told; nothing when it is all there.
    std::optional<std::string> missingMetrics(const RunPosition& position) const;
    bool takeMetricsLoss() { return m_metrics.takeLoss(); } ///< others removed or cut the file since the last call

    Result<void> append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep);
    Result<void> cutWatchedAfter(std::int64_t step);
    Result<std::vector<WatchedSnapshot>> readWatched() const { return m_watched.read(); }

    Result<RunHistory> readMetrics() const; ///< a torn last line is left out

private:
    RunFolder(FileSystem& files, std::filesystem::path path, RunIdentity identity);

    std::filesystem::path m_path;
    RunIdentity m_identity;
    SaveStore m_saves;
    MetricsLog m_metrics;
    WatchedLog m_watched;
    std::shared_ptr<SaveWriter> m_writer;
    std::optional<RunLock> m_lock;
};

} // namespace attentoscope
