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

/// The folder with the sentence pairs of a run that was packed with them.
constexpr const char* packedDataFolder = "packed-data";

/// The file that names the archive from which a run was unpacked.
constexpr const char* unpackedFile = "unpacked.json";

/// The file with the name and the note that a person gave to a run.
constexpr const char* labelFile = "label.json";

/// The fixed parts of a run: config.json, the vocabularies, the spacing table. They are written when the run is made.
struct RunIdentity
{
    Configuration configuration;
    Vocabulary source;
    Vocabulary target;
    Spacing targetSpacing;
    SubwordSides subwords; ///< null if the tokenizer needs none
    DataRequest data; ///< the origin of the pairs, which are read only on request
    std::uint64_t dataFingerprint = 0;
    std::uint64_t validationFingerprint = 0; ///< 0 if there is no validation file, or if it is not known
    std::size_t trainingPairs = 0;
    std::optional<MatrixKernels> kernels; ///< kernels with which the run began
    /// Dictionaries that cut the words of its pairs, such as "ICU 72.1". Empty if none did, or if they are not known.
    std::string dictionaries;
    std::optional<RunOrigin> origin = std::nullopt; ///< none if it began with random weights
    std::optional<RunFork> fork = std::nullopt; ///< none if it repeats no other run
};

/// The names of the fixed parts in the run's folder. Their sums are in a file beside them
/// (engine/storage/files/sums.h).
constexpr const char* runConfigFile = "config.json";
constexpr const char* sourceVocabularyFile = "vocab.source.txt";
constexpr const char* targetVocabularyFile = "vocab.target.txt";
constexpr const char* targetSpacingFile = "spacing.target.txt";

std::string nameOfFolder(const std::filesystem::path& path); ///< works even if the path ends with a slash

/// Returns an error if the path is no run's folder, or if the run has another version.
Result<void> checkThatRun(const std::filesystem::path& path);
/// Refuses a run of another format version. What it contains is not known here, so it must not be changed.
Result<void> checkRunVersion(const std::filesystem::path& run);
/// Reads config.json of a run. It is a BadRun error if the file's sum is not that in the run.
Result<RunConfig> readRunConfig(const std::filesystem::path& run);

/// The contents of config.json for a run.
RunConfig configOf(const RunIdentity& identity);

/// The folder of one run. ARCHITECTURE.md describes its layout. A save is written into a temporary folder, synced and
/// renamed. Only then the small file `current`, which names it, is replaced. So weights and state always belong
/// together. The best save is kept, and as many of the last saves as the setting keep_saves says. A folder that is only
/// read is never changed.
class RunFolder
{
public:
    static constexpr int formatVersion = runFormatVersion;

    /// Makes the folder, takes its lock and writes the identity. Refuses a folder that already has a run.
    static Result<RunFolder> create(
        const std::filesystem::path& path, const RunIdentity& identity, FileSystem& files = systemFiles());
    /// Does the same, but if the folder is taken, tries PATH-2, PATH-3 and so on.
    static Result<RunFolder> createNumbered(
        const std::filesystem::path& path, const RunIdentity& identity, FileSystem& files = systemFiles());
    static Result<RunFolder> open(const std::filesystem::path& path, FileSystem& files = systemFiles());
    /// Deletes the files of a run and nothing else, and then the folder if it is empty. Refuses a folder without a run,
    /// and a run that another program trains.
    static Result<void> remove(const std::filesystem::path& path, FileSystem& files = systemFiles());

    const std::filesystem::path& path() const { return m_path; }
    const RunIdentity& identity() const { return m_identity; }

    /// Takes the lock, which is needed to change an existing run. Refuses a run that another program trains.
    Result<void> takeLock();
    /// Whether the files of the run are still there. A person may remove or move the folder during training.
    bool isWhole() const;
    /// Makes missing parts of the folder again: the identity, the lock, and the known metrics. Its saves are lost.
    /// Returns whether anything was missing.
    Result<bool> makeWhole();
    void setEnded(); ///< training has ended normally, so the run is not offered as interrupted

    /// A save is written in two steps: handOverMetrics() returns the bytes of metrics that belong to a save that is
    /// made now. Then saves() writes it, perhaps in another thread.
    Result<std::uint64_t> handOverMetrics() { return m_metrics.handOver(); }
    std::shared_ptr<SaveStore> saves() const { return m_saves; }
    Result<RunSave> read(WhichSave which) const { return m_saves->read(which); }
    /// In all these functions, WhichSave::Best means Current as long as there is no validation.
    Result<StoredTensors> readModel(WhichSave which) const { return m_saves->readModel(which); }
    Result<RunPosition> readPosition(WhichSave which) const { return m_saves->readPosition(which); }
    Result<SaveSize> readSize(WhichSave which) const { return m_saves->readSize(which); }
    bool hasSave() const { return m_saves->hasSave(); } ///< without a save, training begins at its start
    std::vector<std::int64_t> savedSteps() const { return m_saves->steps(); } ///< of the saves in the folder

    /// Appends one JSON line for each report. The system may buffer the line. It is on the disk before the next save
    /// gets its name.
    Result<void> append(const StepReport& report) { return m_metrics.append(report); }
    Result<void> append(const ValidationReport& report) { return m_metrics.append(report); }
    Result<void> append(const ChangeReport& report) { return m_metrics.append(report); }
    Result<void> append(const HeadReport& report) { return m_heads.append(report); }
    Result<void> append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep)
    {
        return m_watched.append(snapshots, keep);
    }
    Result<void> appendLeftOut() { return m_watched.appendLeftOut(); }
    /// Cuts metrics.jsonl to the length that a save records, and the other logs to its step.
    Result<void> truncateMetrics(std::uint64_t bytes) { return m_metrics.truncate(bytes); }
    Result<void> cutWatchedAfter(std::int64_t step) { return m_watched.cutAfter(step); }
    Result<void> cutHeadsAfter(std::int64_t step) { return m_heads.cutAfter(step); }
    /// A note if the history lacks parts that belong to a save. None if it is complete.
    std::optional<Message> missingMetrics(const RunPosition& position) const;
    /// Whether others have removed or cut the file since the last call.
    bool takeMetricsLoss() { return m_metrics.takeLoss(); }

    Result<RunHistory> readMetrics() const;
    Result<std::vector<WatchedSnapshot>> readWatched() const;
    Result<std::vector<SharedHeadReport>> readHeads() const;

private:
    RunFolder(FileSystem& files, std::filesystem::path path, RunIdentity identity);
    SyncedRecords synced() const;

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
