// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainingloop.h"

#include "engine/arithmetic/guarded.h"
#include "engine/training/schedule.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace attentoscope {

namespace {

/// What a person reads when a batch did not fit; the training goes on if it is told to.
Error batchTooLarge(const Error& error, std::int64_t step, const std::string& batch)
{
    return {ErrorCode::OutOfMemory, "Step " + std::to_string(step) + ": there is not enough memory for " + batch,
        error.detail};
}

} // namespace

TrainingLoop::TrainingLoop(TrainingRunParts parts) : m_task(std::move(parts.task)), m_folder(std::move(parts.folder))
{
    m_position.learningRate = configuration().learningRate;
    m_position.validatedStep = 0; // so that only saves of older versions have none
    m_batchesInEpoch = m_task->batchesInEpoch(0);
    m_isLimitGiven = parts.limit.epochs > 0 || parts.limit.steps > 0 || parts.limit.minutes > 0.0;
    applyLimit(parts.limit);
    if (m_isLimitGiven)
        rememberLimit();
    if (m_folder)
        m_saver = std::make_unique<BackgroundSaver>(m_folder->writer());
    m_watcher.setSentences(std::move(parts.watched));
}

Result<void> TrainingLoop::restore(const RunSave& save)
{
    if (auto weights = m_task->setWeights(save.model, save.position.step); !weights)
        return weights;
    if (auto state = m_task->setState(save.state); !state)
        return state;
    m_position = save.position;
    if (!m_position.validatedStep)
        m_position.validatedStep = m_position.step;
    m_savedStep = m_position.step;
    m_batchesInEpoch = m_task->batchesInEpoch(m_position.epoch);
    if (!m_isLimitGiven)
        applyLimit({.epochs = static_cast<int>(m_position.limitEpochs.value_or(0)),
            .steps = m_position.limitSteps.value_or(0),
            .minutes = m_position.limitMinutes.value_or(0.0)});
    if (m_batchesInEpoch > 0 && m_position.batchInEpoch >= m_batchesInEpoch)
        return failure(ErrorCode::BadRun,
            "The save stands at batch " + std::to_string(m_position.batchInEpoch) + " of an epoch that has only "
                + std::to_string(m_batchesInEpoch) + "; was the data file changed?");
    beginValidationIfDue(); // it was cut short
    if (!m_isLimitGiven && !m_isValidating && isLimitReached())
        applyLimit({}); // it did what it was to do; who goes on wants more
    rememberLimit();
    return cutFolderBack();
}

Result<void> TrainingLoop::cutFolderBack()
{
    if (!m_folder)
        return {};
    if (auto cut = m_folder->cutWatchedAfter(m_position.step); !cut)
        return cut;
    return m_folder->truncateMetrics(m_position.metricsBytes);
}

void TrainingLoop::applyLimit(const TrainingLimit& limit)
{
    m_limit = limit;
    if (m_batchesInEpoch == 0)
        m_limit.epochs = 0;
    if (m_limit.epochs <= 0 && m_limit.steps <= 0 && m_limit.minutes <= 0.0) {
        m_limit.steps = configuration().steps;
        m_limit.epochs = m_limit.steps > 0 ? 0 : configuration().epochs;
    }
}

void TrainingLoop::rememberLimit()
{
    m_position.limitEpochs = m_limit.epochs > 0 ? std::optional<std::int64_t>(m_limit.epochs) : std::nullopt;
    m_position.limitSteps = m_limit.steps > 0 ? std::optional(m_limit.steps) : std::nullopt;
    m_position.limitMinutes = m_limit.minutes > 0.0 ? std::optional(m_limit.minutes) : std::nullopt;
}

double TrainingLoop::epochsDone() const
{
    const double fraction = m_batchesInEpoch == 0
        ? 0.0
        : static_cast<double>(m_position.batchInEpoch) / static_cast<double>(m_batchesInEpoch);
    return static_cast<double>(m_position.epoch) + fraction;
}

double TrainingLoop::limitFraction() const
{
    double fraction = 0.0;
    if (m_limit.epochs > 0)
        fraction = std::max(fraction, epochsDone() / m_limit.epochs);
    if (m_limit.steps > 0)
        fraction = std::max(fraction, static_cast<double>(m_position.step) / static_cast<double>(m_limit.steps));
    if (m_limit.minutes > 0.0)
        fraction = std::max(fraction, m_position.seconds / (60.0 * m_limit.minutes));
    return fraction;
}

Result<TrainingReports> TrainingLoop::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (m_error)
        return std::unexpected(*std::exchange(m_error, std::nullopt));
    TrainingReports reports;
    reports.changes = std::exchange(m_changes, {});
    const auto began = Clock::now();
    takeOutcomes(reports);
    const bool saves = isAutosaveDue();
    if (saves)
        autosave(Sort::Plain, reports);
    // A copy has a slice of its own, so that who waits is not kept waiting for a batch and a copy in a row.
    bool more = !saves || budget.count() == 0;
    while (more) {
        const auto unitBegan = WorkMoment::now();
        if (auto done = unit(reports); !done) {
            if (reports.steps.empty() && reports.validations.empty())
                return std::unexpected(done.error());
            m_error = done.error(); // what was done before it is told first
            break;
        }
        m_position.seconds += workedSeconds(unitBegan, WorkMoment::now());
        more = m_end == TrainingEnd::StillRunning && Clock::now() - began < budget && !stop.stop_requested()
            && !isAutosaveDue() && !m_watcher.isDue(m_position.step);
    }
    const bool ended = m_end != TrainingEnd::StillRunning;
    if (m_watcher.isDue(m_position.step) || (ended && m_watcher.isBehind(m_position.step))) {
        const bool always = ended || m_watcher.wants(m_position.step);
        watch(reports, always ? KeepSnapshots::Always : KeepSnapshots::BySchedule);
    }
    reports.progress = progress();
    reports.end = m_end;
    return reports;
}

void TrainingLoop::watch(TrainingReports& reports, KeepSnapshots keep)
{
    reports.snapshots = m_watcher.decode(*m_task, m_position.step, epochsDone());
    if (m_folder)
        noteWritten(m_folder->append(reports.snapshots, keep), m_isWatchedLogFailing, reports);
}

Result<void> TrainingLoop::unit(TrainingReports& reports)
{
    if (m_isValidating)
        return validateBatch(reports);
    if (isLimitReached()) {
        m_end = TrainingEnd::LimitReached;
        return {};
    }
    return trainBatch(reports);
}

Result<void> TrainingLoop::trainBatch(TrainingReports& reports)
{
    const auto began = WorkMoment::now();
    const double rate = scheduledRate(configuration(), m_position.learningRate, m_position.step + 1, limitFraction());
    const auto trained = guarded([&] { return m_task->trainBatch(m_position, rate); });
    if (!trained && trained.error().code == ErrorCode::OutOfMemory)
        return std::unexpected(batchTooLarge(trained.error(), m_position.step + 1, m_task->useLessMemory(m_position)));
    if (!trained)
        return std::unexpected(trained.error());
    const double seconds = std::max(workedSeconds(began, WorkMoment::now()), 1e-9);
    moveOn();
    m_rate.add(seconds, trained->sourceTokens, trained->targetTokens);
    const StepReport report{.step = m_position.step,
        .epoch = epochsDone(),
        .loss = trained->loss,
        .targetTokensPerSecond = static_cast<double>(trained->targetTokens) / seconds,
        .learningRate = trained->learningRate,
        .gradientNorm = trained->gradientNorm,
        .seconds = m_position.seconds + seconds};
    reports.steps.push_back(report);
    if (trained->goalReached)
        m_end = TrainingEnd::GoalReached;
    else
        beginValidationIfDue();
    if (m_folder)
        noteWritten(m_folder->append(report), m_isLogFailing, reports);
    if (m_folder && m_folder->takeMetricsLoss())
        reports.notices.push_back("metrics.jsonl was removed or cut while the run is trained: losses and validations "
                                  "until step "
            + std::to_string(m_position.step) + " are gone from it. Nothing else is, and training goes on.");
    return {};
}

void TrainingLoop::moveOn()
{
    ++m_position.step;
    if (m_batchesInEpoch == 0 || ++m_position.batchInEpoch < m_batchesInEpoch)
        return;
    m_position.batchInEpoch = 0;
    ++m_position.epoch;
    m_batchesInEpoch = m_task->batchesInEpoch(m_position.epoch);
}

bool TrainingLoop::isValidationDue() const
{
    const double every = std::max(configuration().validationEpochs, 1e-3);
    const auto stepsBetween = std::max<std::int64_t>(1, std::llround(every * static_cast<double>(m_batchesInEpoch)));
    return m_position.step % stepsBetween == 0 && m_position.step > m_position.validatedStep.value_or(0);
}

void TrainingLoop::beginValidationIfDue()
{
    const bool isNew = m_position.step > m_position.validatedStep.value_or(0);
    if (isValidationDue() || (isLimitReached() && isNew))
        m_isValidating = m_task->beginValidation();
}

Result<void> TrainingLoop::validateBatch(TrainingReports& reports)
{
    auto done = guarded([&]() -> Result<std::optional<ValidationReport>> { return m_task->advanceValidation(); });
    if (!done) { // its batches are counted, so it cannot go on; the next one begins anew
        m_task->cancelValidation();
        m_isValidating = m_isOnlyLooking = false;
        return std::unexpected(done.error());
    }
    auto report = std::move(*done);
    if (!report)
        return {};
    m_isValidating = false;
    report->step = m_position.step;
    report->epoch = epochsDone();
    report->seconds = m_position.seconds;
    const bool decides = !std::exchange(m_isOnlyLooking, false);
    if (decides)
        takeValidation(*report, reports);
    else
        reports.validations.push_back(*report);
    if (m_folder)
        noteWritten(m_folder->append(reports.validations.back()), m_isLogFailing, reports);
    if (decides && reports.validations.back().best)
        keepBest(reports);
    return {};
}

void TrainingLoop::takeValidation(ValidationReport report, TrainingReports& reports)
{
    m_position.validatedStep = m_position.step;
    report.best = m_position.bestStep == 0 || report.loss < m_position.bestLoss;
    if (report.best) {
        m_watcher.want(report.step);
        m_position.bestLoss = report.loss;
        m_position.bestStep = report.step;
        m_position.validationsSinceBest = 0;
    } else {
        ++m_position.validationsSinceBest;
        if (configuration().schedule == ScheduleKind::Plateau)
            m_position.learningRate *= 0.5;
        if (configuration().patience > 0 && m_position.validationsSinceBest >= configuration().patience)
            m_end = TrainingEnd::EarlyStopped;
    }
    reports.validations.push_back(report);
}

TrainingProgress TrainingLoop::progress() const
{
    const double fraction = std::min(limitFraction(), 1.0);
    return {.step = m_position.step,
        .epoch = epochsDone(),
        .limit = m_limit,
        .fraction = fraction,
        .seconds = m_position.seconds,
        .secondsLeft = fraction > 0.0 ? m_position.seconds * (1.0 - fraction) / fraction : 0.0,
        .targetTokensPerSecond = m_rate.targetTokensPerSecond(),
        .sourceTokensPerSecond = m_rate.sourceTokensPerSecond(),
        .validating = m_isValidating};
}

} // namespace attentoscope
