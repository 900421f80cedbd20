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

/// What a person calls a run, and what they want to remember of it. Plain text, as written.
struct RunLabel
{
    static constexpr std::size_t longestName = 400; ///< bytes
    static constexpr std::size_t longestNote = 16'000;

    std::string name; ///< one line; empty: the folder's name is used
    std::string note;

    bool operator==(const RunLabel&) const = default;
};

/// A run as a list of runs shows it, read without its model and without its whole history.
struct RunSummary
{
    std::string folder;
    RunLabel label;
    std::string preset;
    Task task = Task::Sentences;
    std::string data; ///< the file's name or the sample's id; empty for a task without data
    std::int64_t step = 0; ///< of the newest save; 0: none yet
    std::optional<double> loss; ///< of the last step that its metrics know
    std::optional<double> validationLoss; ///< of the last validation
    std::optional<double> bleu;
    bool isBleuMeaningful = true; ///< else the loss of the validation tells how good the run is
    RunPast::End end = RunPast::End::Stopped;
    std::uint64_t bytes = 0; ///< on the disk, all files together
    std::chrono::system_clock::time_point saved; ///< of the newest save, or of the start
    std::optional<OpenedModel> opened = std::nullopt; ///< of a model that others trained, without its hash
    std::optional<RunOrigin> origin = std::nullopt; ///< the model that it was trained on from
};

/// How much of a run is read: what it is and which saves there are, or its losses too.
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
    std::vector<KeyValue> settings; ///< of config.json: every key, in the table's order
    std::vector<std::int64_t> saves; ///< steps
    std::optional<std::int64_t> bestSave;
    std::optional<std::int64_t> newestSave;
    std::vector<StepReport> steps; ///< in order
    std::vector<ValidationReport> validations;
    std::size_t unreadableLines = 0; ///< of its metrics; they are skipped
};

/// A run whose training was interrupted: the program or the machine ended before the training did.
struct InterruptedRun
{
    std::string folder;
    std::string preset;
    Task task = Task::Sentences;
    DataRequest data; ///< the pairs it was trained on
    std::int64_t step = 0; ///< of its newest save, where it can go on; 0: from its start
    double seconds = 0.0; ///< of training until then
    std::chrono::system_clock::time_point saved; ///< the moment of that save, for people
};

/// The ending of the file that a packed run is.
constexpr const char* runArchiveEnding = ".attentoscope";

enum class PackedData : std::uint8_t { LeftOut, Included };

/// What a packed run says about itself: whose data it was trained on, even if the data are not in it.
struct ArchiveSummary
{
    std::string run; ///< the name of the folder it was packed from
    std::string preset;
    std::int64_t step = 0; ///< of the newest save
    std::string dataName; ///< the file's or the sample's
    std::size_t trainingPairs = 0;
    std::size_t sourceWords = 0; ///< special tokens included
    std::size_t targetWords = 0;
    PackedData data = PackedData::LeftOut;
};

} // namespace attentoscope
