// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runsave.h"

#include "engine/storage/files/files.h"

#include <charconv>
#include <iterator>
#include <limits>

namespace attentoscope {

namespace {

constexpr std::string_view positionPrefix = "position.";

/// Calls `visit` with name and value of each member; the one list of them.
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

/// The same of what is not always there.
template <typename Position, typename Visitor>
void visitChanges(Position& position, Visitor visit)
{
    visit("teacher_forcing", position.teacherForcing);
    visit("limit_epochs", position.limitEpochs);
    visit("limit_steps", position.limitSteps);
    visit("limit_minutes", position.limitMinutes);
    visit("validated_step", position.validatedStep);
    visit("goal_step", position.goalStep);
    visit("best_bleu", position.bestBleu);
    visit("reached_step", position.reachedStep);
    visit("ranks", position.ranks);
}

/// The same of a mean.
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

/// What training could not go on from; nothing when it can.
Message impossibleIn(const RunPosition& position)
{
    constexpr std::int64_t mostSteps = 1'000'000'000'000'000;
    constexpr double mostTime = 1e12; // seconds or minutes
    constexpr double mostRate = std::numeric_limits<float>::max(); // which it is multiplied with
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
    const auto forcing = position.teacherForcing.value_or(0.0);
    return isWithin(forcing, 1.0) ? Message() : Message("teacher forcing is no number from 0 to 1");
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
        return std::unexpected(damaged(
            file, Message("does not say where training stood: \"{}\" is missing or no number", keyOf(wrong.c_str()))));
    if (position.step < 0 || position.epoch < 0 || position.batchInEpoch < 0)
        return std::unexpected(damaged(file, "says that training stood before its start"));
    if (const auto what = impossibleIn(position); !what.empty())
        return std::unexpected(damaged(file, Message("says that training stood where it cannot: {}", what)));
    return position;
}

void removePosition(Metadata& metadata)
{
    std::erase_if(metadata, [](const auto& entry) { return entry.first.starts_with(positionPrefix); });
}

} // namespace attentoscope
