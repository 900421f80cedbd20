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

/// A sentence that is decoded again and again during training. With a target, the words are forced, so that rows stay
/// the same and only the attention changes.
struct WatchedSentence
{
    std::string source;
    std::optional<std::string> target;

    bool operator==(const WatchedSentence&) const = default;
};

/// What to do with a new run if its folder already has a run, or if another program is making one there.
enum class TakenFolder : std::uint8_t {
    Refuse,
    Number, ///< the run gets the first free folder of FOLDER-2, FOLDER-3 and so on
};

struct TrainingRequest
{
    std::string preset = "recommended";
    std::vector<KeyValue> settings; ///< keys that differ from the preset
    TrainingLimit limit; ///< all zero: the configured steps or epochs
    std::string runFolder; ///< empty: nothing is saved
    TakenFolder ifTaken = TakenFolder::Refuse;
    std::vector<WatchedSentence> watched;
    SettingsFrom settingsFrom = SettingsFrom::Preset; ///< for settings that nobody has set
    /// A run or a model of others whose training continues with these pairs: its network, words and pieces stay, and
    /// the preset is ignored.
    std::string from;
    /// Only with `from`: a second file of pairs, measured at each validation. None: the second file of the loaded
    /// pairs. Empty: no file.
    std::optional<std::string> alsoValidation;
};

/// One optimiser step. Losses are nats per target token, with end tokens and without padding. For the unshuffle task
/// they are mean squared errors.
struct StepReport
{
    std::int64_t step = 0; ///< counted from one
    double epoch = 0.0; ///< finished epochs, with a fraction
    double loss = 0.0;
    double targetTokensPerSecond = 0.0;
    double learningRate = 0.0;
    double gradientNorm = 0.0; ///< before clipping
    double seconds = 0.0; ///< training time since the run's start, without pauses
    std::optional<double> alignmentLoss; ///< nats per linked target token; none: this step taught no head
};

/// A pair of the validation set with the model's translation at one validation.
struct ValidatedPair
{
    std::string source; ///< as written
    std::string reference; ///< as compared: normalised like the training data
    Translation translation; ///< greedy, with its attention
};

/// The saves from which a mean was made.
struct MeanOfSaves
{
    std::int64_t count = 0;
    std::int64_t first = 0; ///< step of the oldest save
    std::int64_t last = 0; ///< step of the newest save

    bool operator==(const MeanOfSaves&) const = default;
};

/// Results on the pairs of the second validation file.
struct AlsoValidated
{
    double loss = 0.0;
    double bleu = 0.0; ///< for greedy translations of the first 200 sentences
};

struct ValidationReport
{
    std::int64_t step = 0;
    double epoch = 0.0;
    double seconds = 0.0;
    double loss = 0.0;
    double perplexity = 0.0;
    double bleu = 0.0; ///< for greedy translations of the first 200 validation sentences, or of all if BLEU decides
    bool isBleuMeaningful = true; ///< whether enough references have four words; true if a run does not record it
    bool best = false; ///< whether it is the best so far by the deciding measure
    bool isByPerson = false; ///< whether a person asked for it, so that it decides nothing; older runs do not record it
    std::optional<AttentionMeasures> attention; ///< for those translations; none without attention
    /// At the end of training, the mean that was validated; none: the newest weights were.
    std::optional<MeanOfSaves> mean;
    std::optional<AlsoValidated> also; ///< none if the run has no second validation file
    /// The same few pairs at every validation of a run, shortest first. Null if there are none, or if the report was
    /// read from the run's metrics.
    std::shared_ptr<const std::vector<ValidatedPair>> pairs;
    SharedHeadReport heads; ///< for a Transformer; null if not measured, or if it was read from the run's metrics

    /// Whether it is of a mean that was no better than the best save. Its weights are gone, and training has those of
    /// the validation before.
    [[nodiscard]] bool isDiscarded() const { return mean && !best; }
};

/// A setting that a person changed during training. It applies from the step after `step` on.
struct ChangeReport
{
    std::int64_t step = 0;
    double epoch = 0.0;
    double seconds = 0.0;
    /// Key of the settings table: learning_rate, teacher_forcing, alignment_weight, epochs, steps or minutes.
    std::string key;
    double value = 0.0;
};

struct WatchedSnapshot
{
    std::size_t index = 0; ///< index into the list of sentences that were watched at this step
    std::int64_t step = 0;
    Translation translation; ///< without its heads, which are in `heads`
    double epoch = 0.0;
    WatchedSentence sentence; ///< also needed because the list may have changed while the sentence was decoded
    KeptHeads heads = {}; ///< for a Transformer
};

/// What a limit in minutes leaves time for, judged by the steps so far. It is an estimate for the whole run.
struct TrainingPlan
{
    std::int64_t steps = 0;
    double epochs = 0.0; ///< 0: the task has no epochs
    double targetTokens = 0.0; ///< target tokens of training, including repetitions
    std::int64_t validations = 0; ///< number of validations to come
    double warmupSteps = 0.0; ///< number in use; at most a tenth of the steps
};

struct TrainingProgress
{
    std::int64_t step = 0;
    double epoch = 0.0;
    TrainingLimit limit;
    double fraction = 0.0; ///< share of the nearest limit
    double seconds = 0.0;
    double secondsLeft = 0.0;
    double targetTokensPerSecond = 0.0; ///< mean over the last few seconds
    double sourceTokensPerSecond = 0.0;
    bool validating = false; ///< whether it is validating now
    std::optional<double> learningLinks; ///< 0–1 while training waits for links to teach, which are still being learned
    std::optional<TrainingPlan> plan; ///< none: there is no limit in minutes, or the speed is not known yet
};

struct SaveReport
{
    std::int64_t step = 0;
    std::string folder;
    bool best = false;
    std::vector<std::int64_t> kept; ///< steps of all saves that are now in the folder
};

/// GoalReached: the task was learned before the limit, by the definition of its recipe.
enum class TrainingEnd : std::uint8_t { StillRunning, LimitReached, EarlyStopped, Stopped, GoalReached };

/// Everything that happened since the last reports, in order.
struct TrainingReports
{
    std::vector<StepReport> steps;
    std::vector<ValidationReport> validations;
    std::vector<ChangeReport> changes;
    std::vector<WatchedSnapshot> snapshots;
    std::vector<SaveReport> saves;
    std::vector<Error> saveFailures; ///< training continues, and tries again to save later
    std::vector<Message> notices;
    TrainingProgress progress;
    TrainingEnd end = TrainingEnd::StillRunning;
};

/// What has happened in a run so far.
struct RunHistory
{
    std::vector<StepReport> steps;
    std::vector<ValidationReport> validations;
    std::vector<ChangeReport> changes;
    std::vector<SharedHeadReport> heads; ///< sorted; one for each step
    std::size_t every = 1; ///< if there are too many steps, only every second, fourth, … and the last one are here
};

/// The state of an earlier run when it was opened.
struct RunPast
{
    enum class End : std::uint8_t { LimitReached, EarlyStopped, Stopped, GoalReached, Interrupted, TrainedElsewhere };

    End end = End::Stopped; ///< Interrupted: the program or the machine ended before the training did
    TrainingLimit limit; ///< the last limit
    double fraction = 0.0; ///< share of the nearest limit; at most 1
};

inline const auto noHistory = std::make_shared<const RunHistory>();

/// A loaded model: of a new run, of a resumed run, or of one that was opened to translate.
struct RunDescription
{
    std::string folder; ///< empty if the run is not saved
    Configuration configuration;
    std::vector<KeyValue> values; ///< every key with its current value
    std::int64_t step = 0; ///< step of the newest save, or of the training that begins
    double epoch = 0.0; ///< epochs at that step, with a fraction if the history has it
    double seconds = 0.0;
    std::int64_t weightsStep = 0; ///< step of the weights in memory; an opened run uses its best save
    std::int64_t bestStep = 0; ///< best step by the deciding measure; 0: not validated yet
    std::optional<MeanOfSaves> mean; ///< set if the weights in memory are a mean
    std::optional<RunPast> past; ///< for an opened run; none: it is being trained
    DataRequest data; ///< origin of its pairs; for a task without pairs, only the settings
    std::size_t trainingPairs = 0;
    bool hasItsData = false; ///< whether the loaded pairs are its training pairs
    std::int64_t parameters = 0;
    std::size_t sourceVocabulary = 0;
    std::size_t targetVocabulary = 0;
    std::vector<Message> notes; ///< what the person should know, such as why all rows of a heatmap are equal
    /// For a resumed or opened run, up to `step`. Never null. Shared, because it may have a million steps.
    std::shared_ptr<const RunHistory> history = noHistory;
    std::shared_ptr<const std::vector<WatchedSnapshot>> snapshots; ///< of its watched sentences; null: none are known
    std::vector<std::int64_t> saves; ///< steps of the saves that are in the folder
    std::vector<SettingChoice> chosen; ///< of a new run whose settings were chosen for its data
    std::optional<OpenedModel> opened = std::nullopt; ///< of a model that others trained; its folder is no run
    std::optional<RunOrigin> origin = std::nullopt; ///< the model whose training it continues
    std::string without; ///< what a fork leaves out; empty: nothing
};

/// The end of a training, as it is described for a past run.
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
