// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainingloop.h"

#include "engine/arithmetic/guarded.h"
#include "engine/training/coursenotices.h"
#include "engine/training/schedule.h"

#include <algorithm>
#include <utility>

namespace attentoscope {

Result<std::unique_ptr<TrainingLoop>> TrainingLoop::make(TrainingParts parts)
{
    const auto resumed = std::exchange(parts.resumed, std::nullopt);
    auto loop = std::unique_ptr<TrainingLoop>(new TrainingLoop(std::move(parts)));
    if (auto restored = resumed ? loop->restore(*resumed) : loop->cutFolderBack(); !restored)
        return std::unexpected(restored.error());
    return loop;
}

TrainingLoop::TrainingLoop(TrainingParts parts)
    : m_task(std::move(parts.task))
    , m_folder(std::move(parts.folder))
    , m_course(*m_task, parts.limit)
    , m_validation(*m_task, m_course)
    , m_log(m_folder ? &*m_folder : nullptr)
    , m_averaging(*m_task, m_course.position())
    , m_saver(*m_task, m_course.position(), m_averaging, m_folder ? &*m_folder : nullptr)
{
    m_watcher.setSentences(std::move(parts.watched));
}

Result<void> TrainingLoop::restore(const RunSave& save)
{
    const auto& trained = save.trained ? *save.trained : save.model;
    if (auto weights = m_task->setWeights(trained, save.position.step); !weights)
        return weights;
    if (auto state = m_task->setState(save.state); !state)
        return state;
    if (auto restored = m_course.restore(save.position); !restored)
        return restored;
    m_course.position().mean.reset(); // training goes on from what it was made beside
    m_averaging.restore(save);
    m_saver.setSaved();
    m_validation.beginIfDue(); // it was cut short
    if (!m_validation.isUnderWay())
        m_course.extendReachedLimit();
    return cutFolderBack();
}

Result<void> TrainingLoop::cutFolderBack()
{
    if (!m_folder)
        return {};
    if (auto cut = m_folder->cutWatchedAfter(position().step); !cut)
        return cut;
    return m_folder->truncateMetrics(position().metricsBytes);
}

Result<TrainingReports> TrainingLoop::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (m_error)
        return std::unexpected(*std::exchange(m_error, std::nullopt));
    TrainingReports reports;
    reports.changes = std::exchange(m_changes, {});
    const auto began = std::chrono::steady_clock::now();
    m_counted = WorkMoment::now();
    m_saver.takeOutcomes(reports);
    if (const auto writing = m_saver.writingSeconds())
        m_course.time().setSaveSeconds(*writing);
    m_saver.checkFolder(reports);
    const bool saves = isSaveDue();
    if (saves)
        m_saver.save(reports);
    m_course.addSeconds(secondsSinceCounted());
    // A copy has a slice of its own, so that who waits is not kept waiting for a batch and a copy in a row.
    bool more = !saves || budget.count() == 0;
    while (more) {
        if (auto done = trainOrValidate(reports); !done) {
            if (reports.steps.empty() && reports.validations.empty())
                return std::unexpected(done.error());
            m_error = done.error(); // what was done before it is told first
            break;
        }
        more = m_end == TrainingEnd::StillRunning && std::chrono::steady_clock::now() - began < budget
            && !stop.stop_requested() && !isSaveDue() && !m_watcher.isDue(position().step);
    }
    const bool ended = m_end != TrainingEnd::StillRunning;
    if (m_watcher.isDue(position().step) || (ended && m_watcher.isBehind(position().step))) {
        const bool always = ended || m_watcher.wants(position().step);
        watch(reports, always ? KeepSnapshots::Always : KeepSnapshots::BySchedule);
        m_course.addSeconds(secondsSinceCounted());
    }
    reports.progress = progress();
    reports.end = m_end;
    return reports;
}

Result<void> TrainingLoop::trainOrValidate(TrainingReports& reports)
{
    if (m_validation.isUnderWay())
        return validateBatch(reports);
    if (m_course.isLimitReached())
        return comeToEnd(TrainingEnd::LimitReached);
    return trainBatch(reports);
}

/// Ends training, after the mean of saves is measured where one is wanted.
Result<void> TrainingLoop::comeToEnd(TrainingEnd why)
{
    if (m_averaging.isPossible()) {
        if (auto used = m_averaging.useMean(); !used)
            return used;
        m_endAfterMean = why;
        if (m_validation.beginForMean())
            return {};
    }
    m_end = why;
    return m_averaging.useTrained();
}

Result<void> TrainingLoop::chooseBetween(const ValidationReport& mean, double before, TrainingReports& reports)
{
    m_end = m_endAfterMean;
    reports.notices.push_back(meanCompared(configuration(), mean, before));
    return mean.best ? Result<void>() : m_averaging.useTrained();
}

Result<void> TrainingLoop::trainBatch(TrainingReports& reports)
{
    const auto step = position().step + 1;
    const double rate =
        scheduledRate(configuration(), position().learningRate, step, m_course.limitFraction(), m_course.warmupSteps());
    const auto trained = guarded([&] { return m_task->trainBatch(position(), rate); });
    if (!trained && trained.error().code == ErrorCode::OutOfMemory)
        return failure(ErrorCode::OutOfMemory, // training goes on if it is told to
            Message("Step {}: there is not enough memory for {}", step, m_task->useLessMemory(position())),
            trained.error().detail);
    if (!trained)
        return std::unexpected(trained.error());
    const double seconds = std::max(secondsSinceCounted(), 1e-9);
    m_course.advancePosition(seconds, trained->targetTokens);
    m_rate.add(seconds, trained->sourceTokens, trained->targetTokens);
    reports.steps.push_back({.step = step,
        .epoch = m_course.epochsDone(),
        .loss = trained->loss,
        .targetTokensPerSecond = static_cast<double>(trained->targetTokens) / seconds,
        .learningRate = trained->learningRate,
        .gradientNorm = trained->gradientNorm,
        .seconds = position().seconds});
    if (trained->goalReached) {
        m_end = TrainingEnd::GoalReached;
        m_course.position().goalStep = step;
    } else {
        m_validation.beginIfDue();
    }
    m_log.append(reports.steps.back(), reports);
    return {};
}

Result<void> TrainingLoop::validateBatch(TrainingReports& reports)
{
    const double before = configuration().validationMeasure == ValidationMeasure::Bleu
        ? position().bestBleu.value_or(0.0)
        : position().bestLoss;
    auto validation = m_validation.advance();
    const double seconds = secondsSinceCounted();
    m_course.addSeconds(seconds);
    m_course.time().addValidation(seconds);
    if (!validation)
        return std::unexpected(validation.error());
    if (!*validation) {
        if (!m_validation.isUnderWay())
            reports.notices.push_back(validationsLeftOut(m_course.limit().minutes));
        return {};
    }
    m_course.time().endValidation();
    m_log.append(**validation, reports);
    const bool isOfMean = (*validation)->mean.has_value();
    if (!isOfMean && position().validatedStep == (*validation)->step)
        m_averaging.add(**validation);
    if ((*validation)->best) {
        m_watcher.want((*validation)->step);
        m_saver.keepBest(reports);
    }
    reports.validations.push_back(std::move(**validation));
    if (isOfMean)
        return chooseBetween(reports.validations.back(), before, reports);
    if (!m_course.isPatienceOver())
        return {};
    reports.notices.push_back(stopsEarly(configuration(), position().bestStep));
    return comeToEnd(TrainingEnd::EarlyStopped);
}

double TrainingLoop::secondsSinceCounted()
{
    const auto now = WorkMoment::now();
    return workedSeconds(std::exchange(m_counted, now), now);
}

void TrainingLoop::setLearningRate(double rate)
{
    if (std::exchange(m_course.position().learningRate, rate) != rate)
        noteChange("learning_rate", rate);
}

void TrainingLoop::setTeacherForcing(double probability)
{
    if (std::exchange(m_course.position().teacherForcing, probability) != probability)
        noteChange("teacher_forcing", probability);
}

void TrainingLoop::setLimit(const TrainingLimit& limit)
{
    m_course.setLimit(limit);
    if (m_end == TrainingEnd::LimitReached && !m_course.isLimitReached()) {
        m_end = TrainingEnd::StillRunning;
        if (auto goesOn = m_averaging.goOn(); !goesOn)
            m_error = goesOn.error();
    }
    if (m_course.limit().steps > 0)
        noteChange("steps", static_cast<double>(m_course.limit().steps));
    else if (m_course.limit().epochs > 0)
        noteChange("epochs", m_course.limit().epochs);
    else if (m_course.limit().minutes > 0.0)
        noteChange("minutes", m_course.limit().minutes);
}

void TrainingLoop::noteChange(const char* key, double value)
{
    m_changes.push_back({.step = position().step,
        .epoch = m_course.epochsDone(),
        .seconds = position().seconds,
        .key = key,
        .value = value});
    m_saver.setChanged();
    m_log.append(m_changes.back());
}

void TrainingLoop::watch(TrainingReports& reports, KeepSnapshots keep)
{
    reports.snapshots = m_watcher.decode(*m_task, position().step, m_course.epochsDone());
    m_log.append(reports.snapshots, keep, reports);
}

void TrainingLoop::watchAtTheEnd(TrainingReports& reports)
{
    const auto watched = guarded([&]() -> Result<void> {
        watch(reports, KeepSnapshots::Always);
        return {};
    });
    if (!watched) // the run is saved; a last picture that cannot be had is not worth more than a word
        reports.saveFailures.push_back(watched.error());
}

Result<TrainingReports> TrainingLoop::finish(TrainingEnd why)
{
    m_validation.cancel();
    if (m_end == TrainingEnd::StillRunning) // the mean, if it is in use, was not measured to its end
        if (auto used = m_averaging.useTrained(); !used)
            return std::unexpected(used.error());
    TrainingReports reports;
    m_counted = WorkMoment::now();
    if (auto saved = m_saver.saveWhatIsNew(reports); !saved) // for whatever reason: it can be tried again
        return failure(ErrorCode::Unwritable, saved.error().message, saved.error().detail);
    if (position().step > 0 && m_watcher.isBehind(position().step))
        watchAtTheEnd(reports);
    if (m_folder)
        m_folder->setEnded(); // everything is saved, whatever becomes of the best weights
    reports.changes = std::exchange(m_changes, {});
    const bool ownEnd = why == TrainingEnd::LimitReached || why == TrainingEnd::EarlyStopped;
    if (ownEnd && position().bestStep > 0 && position().bestStep != position().step)
        if (auto used = useBestWeights(reports); !used)
            return std::unexpected(used.error());
    m_course.addSeconds(secondsSinceCounted());
    reports.progress = progress();
    reports.end = why;
    return reports;
}

Result<void> TrainingLoop::useBestWeights(TrainingReports& reports)
{
    auto best = m_saver.bestWeights();
    if (!best)
        return std::unexpected(best.error());
    if (auto set = m_task->setWeights(*best, position().bestStep); !set)
        return set;
    reports.notices.push_back(bestWeightsInUse(configuration(), position().bestStep));
    return {};
}

TrainingProgress TrainingLoop::progress() const
{
    return {.step = position().step,
        .epoch = m_course.epochsDone(),
        .limit = m_course.limit(),
        .fraction = m_course.isLimitReached() ? 1.0 : m_course.limitFraction(),
        .seconds = position().seconds,
        .secondsLeft = m_course.secondsLeft(),
        .targetTokensPerSecond = m_rate.targetTokensPerSecond(),
        .sourceTokensPerSecond = m_rate.sourceTokensPerSecond(),
        .validating = m_validation.isUnderWay(),
        .plan = m_course.plan()};
}

} // namespace attentoscope
