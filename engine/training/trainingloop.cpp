// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainingloop.h"

#include "engine/training/schedule.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace attentoscope {

namespace {

double secondsBetween(std::chrono::steady_clock::time_point from, std::chrono::steady_clock::time_point to)
{
    return std::chrono::duration<double>(to - from).count();
}

} // namespace

TrainingLoop::TrainingLoop(TrainingRunParts parts) : m_task(std::move(parts.task)), m_folder(std::move(parts.folder))
{
    m_position.learningRate = configuration().learningRate;
    m_batchesInEpoch = m_task->batchesInEpoch(0);
    m_isLimitGiven = parts.limit.epochs > 0 || parts.limit.steps > 0 || parts.limit.minutes > 0.0;
    applyLimit(parts.limit);
    m_watcher.setSentences(std::move(parts.watched));
}

Result<void> TrainingLoop::restore(const RunSave& save)
{
    if (auto weights = m_task->setWeights(save.model, save.position.step); !weights)
        return weights;
    if (auto state = m_task->setState(save.state); !state)
        return state;
    m_position = save.position;
    m_validatedStep = m_savedStep = save.position.step;
    m_batchesInEpoch = m_task->batchesInEpoch(m_position.epoch);
    if (!m_isLimitGiven)
        applyLimit({.epochs = static_cast<int>(m_position.limitEpochs.value_or(0)),
            .steps = m_position.limitSteps.value_or(0)});
    if (m_batchesInEpoch > 0 && m_position.batchInEpoch >= m_batchesInEpoch)
        return failure(ErrorCode::BadRun,
            "The save stands at batch " + std::to_string(m_position.batchInEpoch) + " of an epoch that has only "
                + std::to_string(m_batchesInEpoch) + "; was the data file changed?");
    if (!m_folder)
        return {};
    if (auto cut = m_folder->cutWatchedAfter(save.position.step); !cut)
        return cut;
    return m_folder->truncateMetrics(save.position.metricsBytes);
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
    TrainingReports reports;
    reports.changes = std::exchange(m_changes, {});
    const auto began = Clock::now();
    const bool saves = isAutosaveDue();
    if (saves)
        if (auto saved = autosave(reports); !saved)
            return std::unexpected(saved.error());
    // A save has a slice of its own, so that who waits is not kept waiting for a batch and a save in a row.
    bool more = !saves || budget.count() == 0;
    while (more) {
        const auto unitBegan = Clock::now();
        if (auto done = unit(reports); !done)
            return std::unexpected(done.error());
        m_position.seconds += secondsBetween(unitBegan, Clock::now());
        more = m_end == TrainingEnd::StillRunning && Clock::now() - began < budget && !stop.stop_requested()
            && !isAutosaveDue() && !m_watcher.isDue(m_position.step);
    }
    const bool ended = m_end != TrainingEnd::StillRunning;
    if (m_watcher.isDue(m_position.step) || (ended && m_watcher.isBehind(m_position.step))) {
        const bool always = ended || m_watcher.wants(m_position.step);
        if (auto watched = watch(reports, always ? KeepSnapshots::Always : KeepSnapshots::BySchedule); !watched)
            return std::unexpected(watched.error());
    }
    reports.progress = progress();
    reports.end = m_end;
    return reports;
}

Result<void> TrainingLoop::watch(TrainingReports& reports, KeepSnapshots keep)
{
    reports.snapshots = m_watcher.decode(*m_task, m_position.step, epochsDone());
    return m_folder ? m_folder->append(reports.snapshots, keep) : Result<void>();
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
    const auto began = Clock::now();
    const double rate = scheduledRate(configuration(), m_position.learningRate, m_position.step + 1, limitFraction());
    const auto trained = m_task->trainBatch(m_position, rate);
    if (!trained)
        return std::unexpected(trained.error());
    const double seconds = secondsBetween(began, Clock::now());
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
    return m_folder ? m_folder->append(report) : Result<void>();
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

void TrainingLoop::beginValidationIfDue()
{
    const double every = std::max(configuration().validationEpochs, 1e-3);
    const auto stepsBetween = std::max<std::int64_t>(1, std::llround(every * static_cast<double>(m_batchesInEpoch)));
    const bool due = m_position.step % stepsBetween == 0;
    if ((due || isLimitReached()) && m_position.step > m_validatedStep)
        m_isValidating = m_task->beginValidation();
}

Result<void> TrainingLoop::validateBatch(TrainingReports& reports)
{
    auto report = m_task->advanceValidation();
    if (!report)
        return {};
    m_isValidating = false;
    report->step = m_position.step;
    report->epoch = epochsDone();
    report->seconds = m_position.seconds;
    if (std::exchange(m_isOnlyLooking, false)) {
        reports.validations.push_back(*report);
        return m_folder ? m_folder->append(*report) : Result<void>();
    }
    m_validatedStep = m_position.step;
    return takeValidation(*report, reports);
}

Result<void> TrainingLoop::takeValidation(ValidationReport report, TrainingReports& reports)
{
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
    if (m_folder)
        if (auto appended = m_folder->append(report); !appended)
            return appended;
    if (!report.best)
        return {};
    if (!m_folder) {
        m_bestWeights = m_task->weights();
        return {};
    }
    auto saved = save(Best::Yes);
    if (!saved)
        return std::unexpected(saved.error());
    reports.saves.push_back(*saved);
    return {};
}

bool TrainingLoop::isAutosaveDue() const
{
    return m_folder && !m_isValidating && m_savedStep != m_position.step
        && secondsBetween(m_lastSave, Clock::now()) >= configuration().autosaveSeconds;
}

Result<void> TrainingLoop::autosave(TrainingReports& reports)
{
    auto saved = save(Best::No);
    if (!saved)
        return std::unexpected(saved.error());
    reports.saves.push_back(*saved);
    return {};
}

Result<SaveReport> TrainingLoop::save(Best best)
{
    if (!m_folder)
        return failure(
            ErrorCode::NotReady, "This run has no folder, so it cannot be saved; start it with an output folder.");
    RunSave content{m_position, m_task->weights(), m_task->state()};
    if (auto written = m_folder->write(content, best == Best::Yes); !written)
        return std::unexpected(written.error());
    m_lastSave = Clock::now();
    m_savedStep = m_position.step;
    return SaveReport{m_position.step, m_folder->path().string(), best == Best::Yes, m_folder->saves()};
}

Result<TrainingReports> TrainingLoop::finish(TrainingEnd why)
{
    m_task->cancelValidation();
    m_isValidating = m_isOnlyLooking = false;
    TrainingReports reports;
    if (m_position.step > 0 && m_watcher.isBehind(m_position.step))
        if (auto watched = watch(reports, KeepSnapshots::Always); !watched)
            return std::unexpected(watched.error());
    reports.changes = std::exchange(m_changes, {});
    if (m_folder && m_savedStep != m_position.step && m_position.step > 0) {
        auto saved = save(Best::No);
        if (!saved)
            return std::unexpected(saved.error());
        reports.saves.push_back(*saved);
    }
    const bool ownEnd = why == TrainingEnd::LimitReached || why == TrainingEnd::EarlyStopped;
    if (ownEnd && m_position.bestStep > 0 && m_position.bestStep != m_position.step) {
        auto best = m_bestWeights ? Result<StoredTensors>(*m_bestWeights) : m_folder->readModel(WhichSave::Best);
        if (auto set = best ? m_task->setWeights(*best, m_position.bestStep) : std::unexpected(best.error()); !set)
            return std::unexpected(set.error());
        reports.notices.push_back("The weights of step " + std::to_string(m_position.bestStep)
            + " are in use: the lowest loss on the validation sentences.");
    }
    reports.progress = progress();
    reports.end = why;
    return reports;
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
