// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/coursenotices.h"

#include "engine/settings/settingrows.h"
#include "engine/settings/settings.h"
#include "engine/training/schedule.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace attentoscope {

namespace {

std::string shortRate(double rate)
{
    std::array<char, 32> text{};
    const auto [end, problem] =
        std::to_chars(text.data(), text.data() + text.size(), rate, std::chars_format::general, 2);
    return {text.data(), end};
}

std::string scheduleName(const TrainingConfiguration& training)
{
    Configuration configuration;
    configuration.training = training;
    return settingValue(configuration, "schedule");
}

/// The highest rate of a training of so many steps.
double peakRate(const TrainingConfiguration& configuration, double base, std::int64_t steps)
{
    constexpr std::int64_t looks = 1'000;
    double peak = 0.0;
    for (std::int64_t look = 1; look <= std::min(looks, steps); ++look) {
        const auto step = look * steps / std::min(looks, steps);
        const double fraction = static_cast<double>(step - 1) / static_cast<double>(steps);
        peak = std::max(peak, scheduledRate(configuration, base, step, fraction));
    }
    return peak;
}

/// A limit in minutes has a shorter warm-up by itself.
std::optional<Message> longWarmup(const TrainingTask& task, const TrainingCourse& course)
{
    const auto& configuration = task.configuration();
    const auto steps = course.plannedSteps();
    const auto warmup = static_cast<std::int64_t>(configuration.warmupSteps);
    if (!steps || warmup <= std::max<std::int64_t>(1, *steps / 10) || course.position().step >= warmup)
        return std::nullopt;
    const double base = course.position().learningRate;
    return Message("The learning rate rises for {} steps (warmup_steps), which is more than a tenth of the {} that are "
                   "planned. It reaches {} of the {} that are set. Train longer, or begin with warmup_steps={}.",
        warmup, *steps, shortRate(peakRate(configuration, base, *steps)), shortRate(base),
        std::max<std::int64_t>(1, *steps / 10));
}

Message nothingLeft(const TrainingCourse& course)
{
    const auto& limit = course.limit();
    if (limit.minutes > 0.0)
        return Message("Nothing is left to train: the limit of {} minutes counts from the run's start, and {} of them "
                       "are used. Give a larger one to go on.",
            settingrows::realText(limit.minutes),
            settingrows::realText(std::round(course.position().seconds / 6.0) / 10.0));
    return limit.steps > 0
        ? Message("Nothing is left to train: the limit of {} steps counts from the run's start, and {} are done. Give "
                  "a larger one to go on.",
              limit.steps, course.position().step)
        : Message("Nothing is left to train: the limit of {} epochs counts from the run's start, and {} are done. Give "
                  "a larger one to go on.",
              limit.epochs, course.position().epoch);
}

} // namespace

Message stopsEarly(const TrainingTask& task, std::int64_t bestStep)
{
    return task.decidingMeasure() == ValidationMeasure::Bleu
        ? Message("BLEU on the validation sentences has not risen in {} validations (patience), so training stops. It "
                  "was highest at step {}.",
              task.configuration().patience, bestStep)
        : Message("The loss on the validation sentences has not fallen in {} validations (patience), so training "
                  "stops. It was lowest at step {}.",
              task.configuration().patience, bestStep);
}

Message bestWeightsInUse(ValidationMeasure measure, std::int64_t bestStep)
{
    return measure == ValidationMeasure::Bleu
        ? Message("The weights of step {} are in use: the highest BLEU on the validation sentences.", bestStep)
        : Message("The weights of step {} are in use: the lowest loss on the validation sentences.", bestStep);
}

Message validationsLeftOut(double limitMinutes)
{
    return Message("Validating takes more than its share of {} minutes, so it is left out. Train longer, or with fewer "
                   "validation sentences.",
        settingrows::realText(limitMinutes));
}

Message meanCompared(ValidationMeasure measure, const ValidationReport& mean, double before)
{
    const auto rounded = [](double value) { return settingrows::realText(std::round(value * 1e4) / 1e4); };
    const auto& [count, first, last] = *mean.mean;
    if (measure == ValidationMeasure::Bleu)
        return mean.best
            ? Message(
                  "The mean of {} saves, steps {} to {}, is in use: its BLEU on the validation sentences is {}, that "
                  "of the best save {}.",
                  count, first, last, rounded(mean.bleu), rounded(before))
            : Message(
                  "The mean of {} saves, steps {} to {}, is no better than the best save: its BLEU on the validation "
                  "sentences is {}, that of the best save {}.",
                  count, first, last, rounded(mean.bleu), rounded(before));
    return mean.best
        ? Message(
              "The mean of {} saves, steps {} to {}, is in use: its loss on the validation sentences is {}, that of "
              "the best save {}.",
              count, first, last, rounded(mean.loss), rounded(before))
        : Message("The mean of {} saves, steps {} to {}, is no better than the best save: its loss on the validation "
                  "sentences is {}, that of the best save {}.",
              count, first, last, rounded(mean.loss), rounded(before));
}

std::vector<Message> noticesAtStart(const TrainingTask& task, TrainingCourse& course)
{
    std::vector<Message> notices;
    if (task.decidingMeasure() != task.configuration().validationMeasure)
        notices.push_back("The loss decides which weights are the best, and not BLEU (validation_measure=bleu): BLEU "
                          "says nothing of one validation sentence alone, or where fewer than half have four words.");
    if (course.position().step > 0 && course.isLimitReached())
        notices.push_back(nothingLeft(course));
    else if (auto warmup = longWarmup(task, course))
        notices.push_back(std::move(*warmup));
    if (const auto change = course.takeRateChange())
        notices.push_back(rateChanged(task.configuration(), *change));
    return notices;
}

Message rateChanged(const TrainingConfiguration& configuration, const RateChange& change)
{
    return Message("The limit is another one than before, and schedule={} follows it: the learning rate goes on at {}; "
                   "with the earlier limit it would be {}.",
        scheduleName(configuration), shortRate(change.now), shortRate(change.before));
}

} // namespace attentoscope
