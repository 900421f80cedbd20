// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/choices.h"
#include "engine/types/configuration.h"
#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/evaluation.h"
#include "engine/types/headmeasures.h"
#include "engine/types/keptheads.h"
#include "engine/types/openedmodel.h"
#include "engine/types/translation.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// A sentence decoded again and again while training goes on. With a target the words are forced, so that the
/// rows stay the same and only the attention changes.
struct WatchedSentence
{
    std::string source;
    std::optional<std::string> target;

    bool operator==(const WatchedSentence&) const = default;
};

/// What becomes of a new run whose folder holds a run already, or another program is making one there.
enum class TakenFolder : std::uint8_t {
    Refuse,
    Number, ///< the run takes the first free one of FOLDER-2, FOLDER-3 and so on
};

struct TrainingRequest
{
    std::string preset = "recommended";
    std::vector<KeyValue> settings; ///< keys that differ from the preset
    TrainingLimit limit; ///< all zero: the configuration's steps or epochs
    std::string runFolder; ///< empty: nothing is saved
    TakenFolder ifTaken = TakenFolder::Refuse;
    std::vector<WatchedSentence> watched;
    SettingsFrom settingsFrom = SettingsFrom::Preset; ///< those that nobody set
    /// A run or a model of others that is trained on: its network, words and pieces stay, and the preset is not asked.
    std::string from;
    /// For such a training: a second file of pairs, measured at each validation; empty: that of the loaded pairs
    std::string alsoValidation;
};

/// One optimiser step. Losses are nats per target token, the end token counted, padding not; of the unshuffle task
/// they are mean squared errors.
struct StepReport
{
    std::int64_t step = 0; ///< counted from one
    double epoch = 0.0; ///< epochs done, with their fraction
    double loss = 0.0;
    double targetTokensPerSecond = 0.0;
    double learningRate = 0.0;
    double gradientNorm = 0.0; ///< before clipping
    double seconds = 0.0; ///< training time since the run's start, pauses not counted
    std::optional<double> alignmentLoss; ///< nats per linked target token; none: no head was taught in this step
};

/// A pair of the validation set as the model translates it at one validation.
struct ValidatedPair
{
    std::string source; ///< as written
    std::string reference; ///< as it was compared: normalised as the training data are
    Translation translation; ///< greedy, with its attention
};

/// The saves whose mean weights are.
struct MeanOfSaves
{
    std::int64_t count = 0;
    std::int64_t first = 0; ///< step of the oldest
    std::int64_t last = 0; ///< step of the newest

    bool operator==(const MeanOfSaves&) const = default;
};

/// What a model does on the pairs of the second validation file.
struct AlsoValidated
{
    double loss = 0.0;
    double bleu = 0.0; ///< of greedy translations of the first 200 of its sentences
};

struct ValidationReport
{
    std::int64_t step = 0;
    double epoch = 0.0;
    double seconds = 0.0;
    double loss = 0.0;
    double perplexity = 0.0;
    double bleu = 0.0; ///< of greedy translations of validation sentences: the first 200, or all where BLEU decides
    bool isBleuMeaningful = true; ///< enough of their references have four words; true where a run does not say
    bool best = false; ///< so far, by the run's validation measure
    std::optional<AttentionMeasures> attention; ///< of those translations; none without attention
    std::optional<MeanOfSaves> mean; ///< whose loss this is, at the end of training; none: of the newest weights
    std::optional<AlsoValidated> also; ///< none if the run has no second validation file
    /// The same few pairs at every validation of a run, shortest first. Null: none, or read from the run's metrics.
    std::shared_ptr<const std::vector<ValidatedPair>> pairs;
    SharedHeadReport heads; ///< of a Transformer. Null: not measured, or read from the run's metrics
};

/// A setting that a person changed while training ran; it holds from the step after `step` on.
struct ChangeReport
{
    std::int64_t step = 0;
    double epoch = 0.0;
    double seconds = 0.0;
    /// Of the settings table: learning_rate, teacher_forcing, alignment_weight, epochs, steps or minutes.
    std::string key;
    double value = 0.0;
};

struct WatchedSnapshot
{
    std::size_t index = 0; ///< into the list of watched sentences of that moment
    std::int64_t step = 0;
    Translation translation; ///< its heads are below
    double epoch = 0.0;
    WatchedSentence sentence; ///< the list may have changed while the snapshot was under way
    KeptHeads heads = {}; ///< of a Transformer
};

/// What a limit in minutes leaves time for, as far as the first steps tell: an estimate for the whole run.
struct TrainingPlan
{
    std::int64_t steps = 0;
    double epochs = 0.0; ///< 0: the task has none
    double targetTokens = 0.0; ///< trained on, repetitions counted
    std::int64_t validations = 0; ///< that are to come
    double warmupSteps = 0.0; ///< in force; a tenth of the steps at most
};

struct TrainingProgress
{
    std::int64_t step = 0;
    double epoch = 0.0;
    TrainingLimit limit;
    double fraction = 0.0; ///< of the nearest limit
    double seconds = 0.0;
    double secondsLeft = 0.0;
    double targetTokensPerSecond = 0.0; ///< over the last few seconds
    double sourceTokensPerSecond = 0.0;
    bool validating = false; ///< a validation is under way
    std::optional<double> learningLinks; ///< 0–1: links that are taught are still learned, and training waits for them
    std::optional<TrainingPlan> plan; ///< none: there is no limit in minutes, or the speed is not known yet
};

struct SaveReport
{
    std::int64_t step = 0;
    std::string folder;
    bool best = false;
    std::vector<std::int64_t> kept; ///< steps of all saves that are in the folder now
};

/// GoalReached: the task was learned before the limit, as its recipe defines it.
enum class TrainingEnd : std::uint8_t { StillRunning, LimitReached, EarlyStopped, Stopped, GoalReached };

/// Everything that happened since the last delivery, in order.
struct TrainingReports
{
    std::vector<StepReport> steps;
    std::vector<ValidationReport> validations;
    std::vector<ChangeReport> changes;
    std::vector<WatchedSnapshot> snapshots;
    std::vector<SaveReport> saves;
    std::vector<Error> saveFailures; ///< training goes on, and saves again later
    std::vector<Message> notices;
    TrainingProgress progress;
    TrainingEnd end = TrainingEnd::StillRunning;
};

/// What happened in a run so far.
struct RunHistory
{
    std::vector<StepReport> steps;
    std::vector<ValidationReport> validations;
    std::vector<ChangeReport> changes;
    std::vector<SharedHeadReport> heads; ///< in order; one for a step
    std::size_t every = 1; ///< of more steps than fit only each second, fourth, … and the last are here
};

/// How an earlier run stood when it was opened.
struct RunPast
{
    enum class End : std::uint8_t { LimitReached, EarlyStopped, Stopped, GoalReached, Interrupted, TrainedElsewhere };

    End end = End::Stopped; ///< Interrupted: the program or the machine ended before the training did
    TrainingLimit limit; ///< the last one in force
    double fraction = 0.0; ///< of the nearest limit; at most 1
};

inline const auto noHistory = std::make_shared<const RunHistory>();

/// A model that is loaded: a new run, a resumed one, or one opened to translate.
struct RunDescription
{
    std::string folder; ///< empty for a run that is not saved
    Configuration configuration;
    std::vector<KeyValue> values; ///< every key with its value in force
    std::int64_t step = 0; ///< of the newest save, or of the training that begins
    double epoch = 0.0; ///< at that step, with its fraction where the history tells it
    double seconds = 0.0;
    std::int64_t weightsStep = 0; ///< of the weights in memory; an opened run uses its best save
    std::int64_t bestStep = 0; ///< by its validation measure; 0: not validated yet
    std::optional<MeanOfSaves> mean; ///< the weights in memory, where they are one
    std::optional<RunPast> past; ///< of a run that is opened; none: it is being trained
    DataRequest data; ///< where its pairs come from; of a task without pairs only the settings
    std::size_t trainingPairs = 0;
    bool hasItsData = false; ///< the loaded pairs are those it was trained on
    std::int64_t parameters = 0;
    std::size_t sourceVocabulary = 0;
    std::size_t targetVocabulary = 0;
    std::vector<Message> notes; ///< what the person should know, such as why all rows of its heatmap are equal
    /// Of a resumed or opened run, until `step`. Never null; shared, because it may hold a million steps.
    std::shared_ptr<const RunHistory> history = noHistory;
    std::shared_ptr<const std::vector<WatchedSnapshot>> snapshots; ///< of its watched sentences; null: none are known
    std::vector<std::int64_t> saves; ///< steps of the saves that are in the folder
    std::vector<SettingChoice> chosen; ///< of a new run whose settings were chosen for its data
    std::optional<OpenedModel> opened = std::nullopt; ///< of a model that others trained; its folder is no run
    std::optional<RunOrigin> origin = std::nullopt; ///< the model that it was trained on from
};

/// How a training that ended so is described as a run of the past.
constexpr RunPast::End pastEnd(TrainingEnd end)
{
    switch (end) {
    case TrainingEnd::LimitReached:
        return RunPast::End::LimitReached;
    case TrainingEnd::EarlyStopped:
        return RunPast::End::EarlyStopped;
    case TrainingEnd::GoalReached:
        return RunPast::End::GoalReached;
    case TrainingEnd::StillRunning:
    case TrainingEnd::Stopped:
        break;
    }
    return RunPast::End::Stopped;
}

} // namespace attentoscope
