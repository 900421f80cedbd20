// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/data.h"
#include "engine/types/openedmodel.h"
#include "engine/types/training.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// A person's name for a run and a note about it. Plain text, as written.
struct RunLabel
{
    static constexpr std::size_t longestName = 400; ///< bytes
    static constexpr std::size_t longestNote = 16'000;

    std::string name; ///< one line; empty: the folder's name is used
    std::string note;

    bool operator==(const RunLabel&) const = default;
};

/// A run as an entry in a list. It is read without its model and without its whole history.
struct RunSummary
{
    std::string folder;
    RunLabel label;
    std::string preset;
    Task task = Task::Sentences;
    std::string data; ///< the file's name or the sample's id; empty for a task without data
    std::int64_t step = 0; ///< step of the newest save; 0: none yet
    std::optional<double> loss; ///< loss of the last step in its metrics
    std::optional<double> validationLoss; ///< of the last validation
    std::optional<double> bleu;
    bool isBleuMeaningful = true; ///< if not, the validation loss shows how good the run is
    RunPast::End end = RunPast::End::Stopped;
    std::uint64_t bytes = 0; ///< on the disk, all files together
    std::chrono::system_clock::time_point saved; ///< of the newest save, or of the start
    std::optional<OpenedModel> opened = std::nullopt; ///< of a model that others trained, without its hash
    std::optional<RunOrigin> origin = std::nullopt; ///< the model whose training it continues
};

/// How much of a run is read. Identity: the run and the list of its saves. History: also its losses.
enum class RunDetail : std::uint8_t { Identity, History };

/// The contents of a run folder, read without its model.
struct RunRecord
{
    std::string folder;
    RunDetail detail = RunDetail::Identity;
    std::string preset;
    Task task = Task::Sentences;
    std::string data; ///< the file's name or the sample's id
    std::size_t trainingPairs = 0;
    std::vector<KeyValue> settings; ///< settings of config.json: every key, in the table's order
    std::string from; ///< name and hash of the model whose training it continues; empty: none
    std::string without; ///< what a fork leaves out; empty: nothing
    std::vector<std::int64_t> saves; ///< steps of the saves
    std::optional<std::int64_t> bestSave;
    std::optional<std::int64_t> newestSave;
    std::vector<StepReport> steps; ///< sorted
    std::vector<ValidationReport> validations;
    std::size_t unreadableLines = 0; ///< lines of its metrics that cannot be read and are skipped
};

/// A run whose training was interrupted, because the program or the machine ended before it.
struct InterruptedRun
{
    std::string folder;
    std::string preset;
    Task task = Task::Sentences;
    DataRequest data; ///< origin of its training pairs
    std::int64_t step = 0; ///< step of its newest save, from which it can continue; 0: from its start
    double seconds = 0.0; ///< time of training up to that save
    std::chrono::system_clock::time_point saved; ///< time of that save, for people
    std::vector<WatchedSentence> watched; ///< of a run without a save; other runs are opened
};

/// The suffix of a packed run.
constexpr const char* runArchiveEnding = ".attentoscope";

enum class PackedData : std::uint8_t { LeftOut, Included };

/// What a packed run says about itself. It names the training data even if it does not contain it.
struct ArchiveSummary
{
    std::string run; ///< name of the folder that was packed
    std::string preset;
    std::int64_t step = 0; ///< step of the newest save
    std::string dataName; ///< name of the file or of the sample
    std::size_t trainingPairs = 0;
    std::size_t sourceWords = 0; ///< with special tokens
    std::size_t targetWords = 0;
    PackedData data = PackedData::LeftOut;
};

} // namespace attentoscope
