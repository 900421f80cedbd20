// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainingcourse.h"

#include "engine/settings/settingrows.h"
#include "engine/settings/settings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <numbers>

namespace attentoscope {

RepeatedCourse::RepeatedCourse(const RunHistory& original)
{
    m_rates.reserve(original.steps.size());
    for (const auto& step : original.steps)
        m_rates.push_back(step.learningRate);
    for (const auto& validation : original.validations)
        if (!validation.isByPerson)
            (validation.mean ? m_means : m_validations).insert(validation.step);
    const auto isOfLimit = [](const ChangeReport& change) {
        return change.key == "epochs" || change.key == "steps" || change.key == "minutes";
    };
    std::ranges::remove_copy_if(original.changes, std::back_inserter(m_changes), isOfLimit);
}

std::vector<ChangeReport> RepeatedCourse::changesAfter(std::int64_t step) const
{
    std::vector<ChangeReport> changes;
    std::ranges::copy_if(m_changes, std::back_inserter(changes), [step](const auto& one) { return one.step == step; });
    return changes;
}

namespace {

constexpr double lastShare = 0.02; // share of the rate at the end; with a rate of zero, the last steps would be wasted

/// Half a period of a cosine without restarts (Loshchilov and Hutter 2017), like PyTorch's CosineAnnealingLR.
double cosine(double fraction)
{
    return lastShare + (1.0 - lastShare) * 0.5 * (1.0 + std::cos(std::numbers::pi * std::min(fraction, 1.0)));
}

/// A share of the highest rate (Smith and Topin 2018) with the proportions of PyTorch's OneCycleLR. It rises from 1/25
/// over three tenths of the training, and falls to almost nothing over the rest, both along a cosine.
double oneCycle(double fraction)
{
    constexpr double upShare = 0.3, first = 1.0 / 25.0, last = first * 1e-4;
    const auto between = [](double from, double to, double done) {
        return from + (to - from) * 0.5 * (1.0 - std::cos(std::numbers::pi * std::min(done, 1.0)));
    };
    return fraction < upShare ? between(first, 1.0, fraction / upShare)
                              : between(1.0, last, (fraction - upShare) / (1.0 - upShare));
}

/// One until the warm-up is over. Then it falls in a straight line to zero at the end. The share at which the warm-up
/// ended follows from the step and the finished share; with a time limit, it is an estimate.
double fallAfterWarmup(double fraction, double step, double warmup)
{
    const double before = step - 1.0; // the steps to which `fraction` refers
    if (step <= warmup || before <= 0.0)
        return 1.0;
    const double warmupFraction = std::min(fraction * warmup / before, 1.0 - lastShare);
    return std::min(1.0, (1.0 - fraction) / (1.0 - warmupFraction));
}

} // namespace

double scheduledRate(const TrainingConfiguration& configuration, double base, std::int64_t step, double fraction,
    std::optional<double> warmupSteps)
{
    const double warmup = std::max(warmupSteps.value_or(configuration.warmupSteps), 1.0);
    const double done = static_cast<double>(step);
    const double rise = std::min(done / warmup, 1.0);
    // When the rate has fallen to its last share, it does not rise again, even during a warm-up.
    const double held = fraction > 1.0 - lastShare ? std::min(done * (1.0 - lastShare) / fraction / warmup, 1.0) : rise;
    switch (configuration.schedule) {
    case ScheduleKind::InverseSquareRoot:
        return base * std::min(rise, std::sqrt(warmup / done));
    case ScheduleKind::Linear:
        return base * held * std::max(lastShare, 1.0 - fraction);
    case ScheduleKind::LinearAfterWarmup:
        return base * held * std::max(lastShare, fallAfterWarmup(fraction, done, warmup));
    case ScheduleKind::Cosine:
        return base * held * cosine(fraction);
    case ScheduleKind::OneCycle:
        return base * held * oneCycle(fraction);
    case ScheduleKind::Constant:
    case ScheduleKind::Plateau:
        break;
    }
    return base * rise;
}

namespace {

constexpr double validationShare = 0.1; ///< largest share of the time for validations
constexpr double warmupShare = 0.1; ///< largest share of the steps for the warm-up
constexpr double unknownValidation = 0.04; ///< assumed share of the limit for a validation, until a step is measured
constexpr double unknownSave = 0.01;
constexpr double smallestAllowance = 0.02; ///< least share of the limit that is allowed for one validation
constexpr double largestEnd = 0.25; ///< largest share of the limit for everything after the last step
constexpr double guessedSeconds = 3.0; ///< an estimate longer than this must be replaced by a measurement
constexpr std::int64_t warmingUp = 2; ///< the first steps are slow, because memory is allocated and weights are packed
constexpr std::int64_t fewestSteps = 10;

} // namespace

void TimeBudget::addStep(double seconds, std::int64_t targetTokens)
{
    if (m_skippedSteps < warmingUp) {
        ++m_skippedSteps;
        return;
    }
    ++m_steps;
    m_tokens += targetTokens;
    m_stepSeconds += seconds;
}

void TimeBudget::addValidation(double seconds)
{
    m_validating += seconds;
    m_validated += seconds;
}

double TimeBudget::validationSeconds(double limit) const
{
    if (!validates())
        return 0.0;
    const double estimate =
        m_tokens > 0 ? m_validationWork * m_stepSeconds / static_cast<double>(m_tokens) : unknownValidation * limit;
    return m_lastValidation.value_or(std::min(estimate, validationShare * limit));
}

double TimeBudget::endSeconds(double limit) const
{
    return std::min(
        largestEnd * limit, m_lastValidations * validationSeconds(limit) + m_saveSeconds.value_or(unknownSave * limit));
}

bool TimeBudget::allowsValidation(double now, double limit) const
{
    const double next = validationSeconds(limit);
    return validates() && m_validated + next <= validationShare * (now + next)
        && m_validated + (1.0 + m_lastValidations) * next <= validationShare * limit;
}

bool TimeBudget::needsFirstValidation(double now, double limit) const
{
    return validates() && !m_lastValidation && now >= 0.5 * limit && validationSeconds(limit) > guessedSeconds
        && allowsValidation(now, limit);
}

bool TimeBudget::isValidationTooLong(double limit) const
{
    const double others = m_validated - m_validating;
    const double expected = std::max(2.0 * validationSeconds(limit), smallestAllowance * limit);
    return m_validating > std::min(expected, validationShare * limit - others);
}

std::optional<TrainingPlan> TimeBudget::plan(const CoursePlace& place, double limit) const
{
    if (m_steps < fewestSteps || m_stepSeconds < std::min(2.0, 0.02 * limit))
        return std::nullopt;
    const double perStep = m_stepSeconds / static_cast<double>(m_steps);
    const double validation = validationSeconds(limit);
    const double left = std::max(0.0, limit - place.seconds - endSeconds(limit));
    const double asked = perStep * static_cast<double>(place.stepsBetweenValidations);
    const double fitting = validation / validationShare - validation; // seconds of training between two validations
    const double between = asked * std::max(1.0, std::ceil(fitting / asked));
    const double most =
        validates() ? std::max(0.0, std::floor(validationShare * limit / validation) - m_lastValidations) : 0.0;
    const double before = std::min(most, std::floor(left / (between + validation)));
    TrainingPlan plan;
    plan.steps = place.step + std::llround((left - before * validation) / perStep);
    if (place.batchesInEpoch > 0)
        plan.epochs =
            place.epoch + static_cast<double>(plan.steps - place.step) / static_cast<double>(place.batchesInEpoch);
    plan.targetTokens = static_cast<double>(plan.steps) * static_cast<double>(m_tokens) / static_cast<double>(m_steps);
    plan.validations = std::llround(before + (validates() ? m_lastValidations : 0.0));
    plan.warmupSteps = std::min(place.warmupSteps, warmupShare * static_cast<double>(plan.steps));
    return plan;
}

TrainingCourse::TrainingCourse(TrainingTask& task, const TrainingLimit& limit, RepeatedCourse repeated)
    : m_task(task)
    , m_repeated(std::move(repeated))
    // If a mean of saves must be measured, there are two validations at the end.
    , m_time(task.validationWork(), task.configuration().averageSaves > 1 ? 2 : 1)
    , m_isLimitGiven(limit.epochs > 0 || limit.steps > 0 || limit.minutes > 0.0)
    , m_batchesInFirstEpoch(task.batchesInEpoch(0))
    , m_batchesInEpoch(m_batchesInFirstEpoch)
{
    m_position.learningRate = task.configuration().learningRate;
    m_position.validatedStep = 0; // the save is from an older version, which has not recorded it
    applyLimit(limit);
    if (m_isLimitGiven)
        rememberLimit();
}

Result<void> TrainingCourse::restore(const RunPosition& saved)
{
    m_position = saved;
    if (!m_position.validatedStep)
        m_position.validatedStep = m_position.step;
    m_batchesInEpoch = m_task.batchesInEpoch(m_position.epoch);
    const auto given = m_limit;
    applyLimit({.epochs = static_cast<int>(m_position.limitEpochs.value_or(0)),
        .steps = m_position.limitSteps.value_or(0),
        .minutes = m_position.limitMinutes.value_or(0.0)});
    const double before = nextRate();
    if (m_isLimitGiven) {
        m_limit = given;
        m_position.reachedStep.reset();
    }
    rememberLimit();
    noteRate(before);
    if (hasEpochs() && m_position.batchInEpoch >= m_batchesInEpoch)
        return failure(ErrorCode::BadRun,
            Message("The save is at batch {} of an epoch that has only {}; was the data file changed?",
                m_position.batchInEpoch, m_batchesInEpoch));
    return {};
}

void TrainingCourse::setLimit(const TrainingLimit& limit)
{
    const double before = nextRate();
    applyLimit(limit);
    rememberLimit();
    m_position.reachedStep.reset();
    m_plan.reset();
    noteRate(before);
}

void TrainingCourse::extendReachedLimit()
{
    if (!m_isLimitGiven && isLimitReached())
        setLimit({});
}

void TrainingCourse::applyLimit(const TrainingLimit& limit)
{
    const auto& configuration = m_task.configuration();
    m_limit = limit;
    if (!hasEpochs())
        m_limit.epochs = 0;
    if (m_limit.epochs <= 0 && m_limit.steps <= 0 && m_limit.minutes <= 0.0) {
        m_limit.minutes = configuration.minutes;
        m_limit.steps = m_limit.minutes > 0.0 ? 0 : configuration.steps;
        m_limit.epochs = m_limit.minutes > 0.0 || m_limit.steps > 0 ? 0 : configuration.epochs;
    }
}

double TrainingCourse::nextRate() const
{
    if (const auto next = m_position.step + 1; m_repeated.covers(next))
        return m_repeated.rate(next);
    return scheduledRate(
        m_task.configuration(), m_position.learningRate, m_position.step + 1, limitFraction(), warmupSteps());
}

void TrainingCourse::noteRate(double before)
{
    const double now = nextRate();
    const bool isOther = std::abs(now - before) > 0.1 * std::min(now, before);
    m_rateChange =
        m_position.step > 0 && isOther && !isLimitReached() ? std::optional(RateChange{before, now}) : std::nullopt;
}

std::optional<std::int64_t> TrainingCourse::plannedSteps() const
{
    if (m_limit.steps > 0)
        return m_limit.steps;
    return m_limit.epochs > 0 && hasEpochs() ? std::optional(m_limit.epochs * m_batchesInEpoch) : std::nullopt;
}

void TrainingCourse::rememberLimit()
{
    m_position.limitEpochs = m_limit.epochs > 0 ? std::optional<std::int64_t>(m_limit.epochs) : std::nullopt;
    m_position.limitSteps = m_limit.steps > 0 ? std::optional(m_limit.steps) : std::nullopt;
    m_position.limitMinutes = m_limit.minutes > 0.0 ? std::optional(m_limit.minutes) : std::nullopt;
}

void TrainingCourse::advancePosition(double seconds, std::int64_t targetTokens)
{
    m_position.seconds += seconds;
    m_time.addStep(seconds, targetTokens);
    ++m_position.step;
    if (hasEpochs() && ++m_position.batchInEpoch >= m_batchesInEpoch) {
        m_position.batchInEpoch = 0;
        ++m_position.epoch;
        m_batchesInEpoch = m_task.batchesInEpoch(m_position.epoch);
    }
    if (isLimitReached())
        m_position.reachedStep = m_position.step;
    if (!m_plan && m_limit.minutes > 0.0)
        m_plan = m_time.plan({.step = m_position.step,
                                 .epoch = epochsDone(),
                                 .seconds = m_position.seconds,
                                 .batchesInEpoch = m_batchesInEpoch,
                                 .stepsBetweenValidations = stepsBetweenValidations(),
                                 .warmupSteps = static_cast<double>(m_task.configuration().warmupSteps)},
            limitSeconds());
}

bool TrainingCourse::isBetter(const ValidationReport& validation) const
{
    if (!std::isfinite(validation.loss))
        return false;
    if (m_position.bestStep == 0 || !std::isfinite(m_position.bestLoss)) // the save is from an older version
        return true;
    const double best = m_position.bestBleu.value_or(0.0);
    // In the first validations, BLEU may always be 0.
    if (m_task.decidingMeasure() == ValidationMeasure::Bleu && validation.bleu != best)
        return validation.bleu > best;
    return validation.loss < m_position.bestLoss;
}

void TrainingCourse::decideBy(ValidationReport& validation)
{
    m_position.validatedStep = m_position.step;
    validation.best = isBetter(validation);
    if (validation.best) {
        rememberBest(validation);
        return;
    }
    ++m_position.validationsSinceBest;
    const auto& configuration = m_task.configuration();
    if (configuration.schedule == ScheduleKind::Plateau)
        m_position.learningRate *= 0.5;
    m_isPatienceOver = !m_repeated.covers(m_position.step) && configuration.patience > 0
        && m_position.validationsSinceBest >= configuration.patience;
}

void TrainingCourse::decideByMean(ValidationReport& validation)
{
    validation.mean = m_position.mean;
    validation.best = isBetter(validation);
    if (validation.best)
        rememberBest(validation);
}

void TrainingCourse::rememberBest(const ValidationReport& validation)
{
    m_position.bestLoss = validation.loss;
    m_position.bestBleu = validation.bleu;
    m_position.bestStep = validation.step;
    m_position.validationsSinceBest = 0;
}

void TrainingCourse::leaveOutValidations()
{
    m_position.validatedStep = m_position.step;
    m_time.stopValidating();
}

double TrainingCourse::epochsDone() const
{
    const double fraction =
        hasEpochs() ? static_cast<double>(m_position.batchInEpoch) / static_cast<double>(m_batchesInEpoch) : 0.0;
    return static_cast<double>(m_position.epoch) + fraction;
}

double TrainingCourse::limitFraction() const
{
    double fraction = 0.0;
    if (m_limit.epochs > 0)
        fraction = std::max(fraction, epochsDone() / m_limit.epochs);
    if (m_limit.steps > 0)
        fraction = std::max(fraction, static_cast<double>(m_position.step) / static_cast<double>(m_limit.steps));
    if (m_limit.minutes > 0.0)
        fraction = std::max(fraction, m_position.seconds / (limitSeconds() - m_time.endSeconds(limitSeconds())));
    return fraction;
}

bool TrainingCourse::isLimitReached() const
{
    return m_position.reachedStep == m_position.step || limitFraction() >= 1.0;
}

double TrainingCourse::secondsLeft() const
{
    if (m_limit.minutes > 0.0)
        return std::max(0.0, limitSeconds() - m_position.seconds);
    const double fraction = std::min(limitFraction(), 1.0);
    return fraction > 0.0 ? m_position.seconds * (1.0 - fraction) / fraction : 0.0;
}

double TrainingCourse::warmupSteps() const
{
    return m_plan ? m_plan->warmupSteps : static_cast<double>(m_task.configuration().warmupSteps);
}

TrainingProgress TrainingCourse::progress() const
{
    return {.step = m_position.step,
        .epoch = epochsDone(),
        .limit = m_limit,
        .fraction = isLimitReached() ? 1.0 : limitFraction(),
        .seconds = m_position.seconds,
        .secondsLeft = secondsLeft(),
        .plan = m_plan};
}

std::int64_t TrainingCourse::stepsBetweenValidations() const
{
    const double every = std::max(m_task.configuration().validationEpochs, 1e-3);
    return std::max<std::int64_t>(1, std::llround(every * static_cast<double>(m_batchesInFirstEpoch)));
}

bool TrainingCourse::isValidationDue() const
{
    const bool isTimed = m_limit.minutes > 0.0;
    if (m_position.step <= m_position.validatedStep.value_or(0) || (isTimed && !m_time.validates()))
        return false;
    if (m_repeated.covers(m_position.step))
        return m_repeated.validatesAfter(m_position.step);
    if (isLimitReached())
        return true;
    const bool isAsked = m_position.step % stepsBetweenValidations() == 0;
    if (!isTimed)
        return isAsked;
    const double now = m_position.seconds;
    return (isAsked && m_time.allowsValidation(now, limitSeconds()))
        || m_time.needsFirstValidation(now, limitSeconds());
}

bool TrainingCourse::isValidationTooLong() const
{
    return m_limit.minutes > 0.0 && m_time.isValidationTooLong(limitSeconds());
}

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

/// The highest learning rate of a training with this many steps.
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

/// A notice if the warm-up is too long. With a limit in minutes it is shortened automatically; a fork has its own
/// rates.
std::optional<Message> longWarmup(const TrainingTask& task, const TrainingCourse& course)
{
    if (course.repeated().steps() > 0)
        return std::nullopt;
    const auto& configuration = task.configuration();
    const auto steps = course.plannedSteps();
    const auto warmup = static_cast<std::int64_t>(configuration.warmupSteps);
    if (!steps || warmup <= std::max<std::int64_t>(1, *steps / 10) || course.position().step >= warmup)
        return std::nullopt;
    const double base = course.position().learningRate;
    return Message("The learning rate rises for {} steps (warmup_steps), which is more than a "
                   "tenth of the {} planned steps. It reaches {}, but {} is set. Train longer, or "
                   "begin with warmup_steps={}.",
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
    return Message(
        "Validating would take too much of the {} minutes, so it is left out. Train longer, or with fewer validation "
        "sentences.",
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
        notices.push_back("The loss decides which weights are the best, and not BLEU (validation_measure=bleu). BLEU "
                          "needs at least two validation sentences, of which at least half have four words.");
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
    return Message("The limit has changed, and schedule={} follows it: the learning rate goes on at {}; with the "
                   "earlier limit it would be {}.",
        scheduleName(configuration), shortRate(change.now), shortRate(change.before));
}

} // namespace attentoscope
