// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runsave.h"

#include "engine/storage/files/files.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <string_view>

namespace attentoscope {

namespace {

constexpr std::string_view positionPrefix = "position.";

/// Calls `visit` with name and value of each member. The members are listed only here.
template <typename Position, typename Visitor>
void visitMembers(Position& position, Visitor visit)
{
    visit("step", position.step);
    visit("epoch", position.epoch);
    visit("batch_in_epoch", position.batchInEpoch);
    visit("seconds", position.seconds);
    visit("best_loss", position.bestLoss);
    visit("best_step", position.bestStep);
    visit("validations_since_best", position.validationsSinceBest);
    visit("learning_rate", position.learningRate);
    visit("metrics_bytes", position.metricsBytes);
}

/// Does the same for members that may be missing.
template <typename Position, typename Visitor>
void visitChanges(Position& position, Visitor visit)
{
    visit("teacher_forcing", position.teacherForcing);
    visit("alignment_weight", position.alignmentWeight);
    visit("limit_epochs", position.limitEpochs);
    visit("limit_steps", position.limitSteps);
    visit("limit_minutes", position.limitMinutes);
    visit("validated_step", position.validatedStep);
    visit("goal_step", position.goalStep);
    visit("best_bleu", position.bestBleu);
    visit("reached_step", position.reachedStep);
    visit("ranks", position.ranks);
}

/// Does the same for a mean.
template <typename Mean, typename Visitor>
void visitMean(Mean& mean, Visitor visit)
{
    visit("mean_saves", mean.count);
    visit("mean_first", mean.first);
    visit("mean_last", mean.last);
}

std::string keyOf(const char* name)
{
    return std::string(positionPrefix) + name;
}

/// The reason why training cannot continue from this position; empty if it can.
Message impossibleIn(const RunPosition& position)
{
    constexpr std::int64_t mostSteps = 1'000'000'000'000'000;
    constexpr double mostTime = 1e12; // seconds or minutes
    constexpr double mostRate = std::numeric_limits<float>::max(); // the rate is multiplied with floats
    const auto isCount = [](std::int64_t value) { return value >= 0 && value <= mostSteps; };
    if (!isCount(position.step) || !isCount(position.epoch) || !isCount(position.batchInEpoch)
        || !isCount(position.validationsSinceBest) || !isCount(position.limitSteps.value_or(0)))
        return "a number of steps, epochs or batches is below zero or beyond any training";
    if (position.bestStep < 0 || position.bestStep > position.step)
        return "its best step was never made";
    const auto isWithin = [](double value, double most) { return value >= 0.0 && value <= most; };
    if (!isWithin(position.seconds, mostTime) || !isWithin(position.limitMinutes.value_or(0.0), mostTime))
        return "the time is no number from 0 on, or beyond any training";
    if (!isWithin(position.learningRate, mostRate))
        return "the learning rate is no number from 0 on, or beyond any training";
    const auto epochs = position.limitEpochs.value_or(0);
    if (epochs < 0 || epochs > std::numeric_limits<int>::max())
        return "the limit of epochs is beyond any training";
    if (const auto& mean = position.mean;
        mean && (mean->count < 1 || mean->first < 0 || mean->first > mean->last || mean->last > position.step))
        return "its weights are the mean of saves that were never made";
    if (!isWithin(position.teacherForcing.value_or(0.0), 1.0))
        return "teacher forcing is no number from 0 to 1";
    if (!isWithin(position.alignmentWeight.value_or(0.0), largestAlignmentWeight))
        return "the weight of the alignment is no number from 0 on, or too large";
    return {};
}

constexpr std::string_view memberPrefix = "average.";
constexpr std::string_view trainedPrefix = "trained.";

std::string prefixOf(std::int64_t step)
{
    return std::string(memberPrefix) + std::to_string(step);
}

template <typename Number>
std::optional<Number> numberIn(std::string_view text)
{
    Number number{};
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::string exactText(double number)
{
    char buffer[32];
    const auto written = std::to_chars(std::begin(buffer), std::end(buffer), number);
    return {std::begin(buffer), written.ptr};
}

void addTensors(StoredTensors& all, const std::string& prefix, const StoredTensors& weights)
{
    for (const auto& tensor : weights.tensors) {
        all.tensors.push_back(tensor);
        all.tensors.back().name = prefix + tensor.name;
    }
}

/// Removes the tensors with this prefix from `all` and returns them.
StoredTensors taken(StoredTensors& all, std::string_view prefix)
{
    StoredTensors found;
    std::vector<StoredTensor> others;
    for (auto& tensor : all.tensors) {
        const bool isOne = tensor.name.starts_with(prefix);
        if (isOne)
            tensor.name.erase(0, prefix.size());
        (isOne ? found.tensors : others).push_back(std::move(tensor));
    }
    all.tensors = std::move(others);
    return found;
}

/// The limit in the save. Older saves have none; then it is that of the configuration.
TrainingLimit limitOf(const RunPosition& position, const TrainingConfiguration& configuration)
{
    const TrainingLimit saved{.epochs = static_cast<int>(position.limitEpochs.value_or(0)),
        .steps = position.limitSteps.value_or(0),
        .minutes = position.limitMinutes.value_or(0.0)};
    if (saved.epochs > 0 || saved.steps > 0 || saved.minutes > 0.0)
        return saved;
    if (configuration.minutes > 0.0)
        return {.epochs = 0, .steps = 0, .minutes = configuration.minutes};
    if (configuration.steps > 0)
        return {.epochs = 0, .steps = configuration.steps, .minutes = 0.0};
    return {.epochs = configuration.epochs, .steps = 0, .minutes = 0.0};
}

double fractionOf(const TrainingLimit& limit, const RunPosition& position, double epochs)
{
    double fraction = 0.0;
    if (limit.epochs > 0)
        fraction = std::max(fraction, epochs / limit.epochs);
    if (limit.steps > 0)
        fraction = std::max(fraction, static_cast<double>(position.step) / static_cast<double>(limit.steps));
    if (limit.minutes > 0.0)
        fraction = std::max(fraction, position.seconds / (60.0 * limit.minutes));
    return std::clamp(fraction, 0.0, 1.0);
}

} // namespace

Metadata positionToMetadata(const RunPosition& position)
{
    Metadata metadata;
    const auto write = [&](const char* name, auto value) {
        char buffer[32];
        const auto written = std::to_chars(std::begin(buffer), std::end(buffer), value);
        metadata[keyOf(name)] = std::string(std::begin(buffer), written.ptr);
    };
    visitMembers(position, write);
    visitChanges(position, [&](const char* name, const auto& value) {
        if (value)
            write(name, *value);
    });
    if (position.mean)
        visitMean(*position.mean, write);
    return metadata;
}

Result<RunPosition> positionFromMetadata(const Metadata& metadata, const std::filesystem::path& file)
{
    RunPosition position;
    std::string wrong;
    const auto read = [&](const char* name, auto& value) {
        const auto found = metadata.find(keyOf(name));
        const auto text = found == metadata.end() ? std::string() : found->second;
        const char* end = text.data() + text.size();
        const auto parsed = std::from_chars(text.data(), end, value);
        if (parsed.ec != std::errc() || parsed.ptr != end)
            wrong = name;
    };
    visitMembers(position, read);
    visitChanges(position, [&](const char* name, auto& value) {
        if (metadata.contains(keyOf(name)))
            read(name, value.emplace());
    });
    if (metadata.contains(keyOf("mean_saves")))
        visitMean(position.mean.emplace(), read);
    if (!wrong.empty())
        return std::unexpected(damaged(file,
            Message("does not give the position of the training: \"{}\" is missing or not a number",
                keyOf(wrong.c_str()))));
    if (position.step < 0 || position.epoch < 0 || position.batchInEpoch < 0)
        return std::unexpected(damaged(file, "gives a position of the training before its start"));
    if (const auto what = impossibleIn(position); !what.empty())
        return std::unexpected(damaged(file, Message("gives an impossible position of the training: {}", what)));
    return position;
}

void removePosition(Metadata& metadata)
{
    std::erase_if(metadata, [](const auto& entry) { return entry.first.starts_with(positionPrefix); });
}

bool hasAverages(const RunSave& save)
{
    return !save.window.empty() || save.trained;
}

StoredTensors stateWithAverages(const RunSave& save)
{
    auto state = save.state;
    for (const auto& member : save.window) {
        state.metadata[prefixOf(member->step)] = exactText(member->rank);
        addTensors(state, prefixOf(member->step) + ".", member->weights);
    }
    if (save.trained)
        addTensors(state, std::string(trainedPrefix), *save.trained);
    return state;
}

Result<void> takeAverages(RunSave& save, const std::filesystem::path& file)
{
    auto& metadata = save.state.metadata;
    for (auto entry = metadata.begin(); entry != metadata.end();) {
        if (!entry->first.starts_with(memberPrefix)) {
            ++entry;
            continue;
        }
        const auto step = numberIn<std::int64_t>(std::string_view(entry->first).substr(memberPrefix.size()));
        const auto rank = numberIn<double>(entry->second);
        if (!step || *step < 0 || *step > save.position.step || !rank || !std::isfinite(*rank))
            return std::unexpected(damaged(file, "does not say of which step the weights for its mean are"));
        auto weights = taken(save.state, prefixOf(*step) + ".");
        if (auto finite = checkFinite(weights, file); !finite)
            return finite;
        save.window.push_back(
            std::make_shared<const AveragedWeights>(AveragedWeights{*step, *rank, std::move(weights)}));
        entry = metadata.erase(entry);
    }
    std::ranges::sort(save.window, {}, [](const auto& member) { return member->step; });
    auto trained = taken(save.state, trainedPrefix);
    if (trained.tensors.empty())
        return {};
    auto finite = checkFinite(trained, file);
    save.trained = std::make_shared<const StoredTensors>(std::move(trained));
    return finite;
}

RunPast pastOf(
    const RunPosition& position, double epochs, const TrainingConfiguration& configuration, RunLock::State lock)
{
    RunPast past;
    past.limit = limitOf(position, configuration);
    past.fraction = position.reachedStep == position.step ? 1.0 : fractionOf(past.limit, position, epochs);
    if (lock == RunLock::State::Held)
        past.end = RunPast::End::TrainedElsewhere;
    else if (lock == RunLock::State::Interrupted)
        past.end = RunPast::End::Interrupted;
    else if (position.goalStep && *position.goalStep == position.step)
        past.end = RunPast::End::GoalReached;
    else if (past.fraction >= 1.0)
        past.end = RunPast::End::LimitReached;
    else if (configuration.patience > 0 && position.validationsSinceBest >= configuration.patience)
        past.end = RunPast::End::EarlyStopped;
    return past;
}

} // namespace attentoscope
