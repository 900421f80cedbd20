// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainingloop.h"

#include "engine/arithmetic/guarded.h"
#include "engine/training/coursenotices.h"

#include <algorithm>
#include <utility>

namespace attentoscope {

Result<std::unique_ptr<TrainingLoop>> TrainingLoop::make(TrainingParts parts)
{
    const auto resumed = std::exchange(parts.resumed, std::nullopt);
    const int ranks = parts.ranks;
    auto loop = std::unique_ptr<TrainingLoop>(new TrainingLoop(std::move(parts)));
    if (auto restored = resumed ? loop->restore(*resumed) : loop->cutFolderBack(); !restored)
        return std::unexpected(restored.error());
    loop->m_course.position().ranks = ranks > 1 ? std::optional<std::int64_t>(ranks) : std::nullopt;
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
    , m_ending({*m_task, m_course, m_validation, m_averaging, m_saver})
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
    if (auto cut = m_folder->cutHeadsAfter(position().step); !cut)
        return cut;
    return m_folder->truncateMetrics(position().metricsBytes);
}

Result<TrainingReports> TrainingLoop::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (m_error)
        return std::unexpected(*std::exchange(m_error, std::nullopt));
    TrainingReports reports;
    reports.changes = std::exchange(m_changes, {});
    if (const auto change = m_course.takeRateChange())
        reports.notices.push_back(rateChanged(configuration(), *change));
    const auto began = std::chrono::steady_clock::now();
    m_clock.restart();
    m_saver.takeOutcomes(reports);
    if (const auto writing = m_saver.writingSeconds())
        m_course.time().setSaveSeconds(*writing);
    m_saver.checkFolder(reports);
    const bool saves = isSaveDue();
    if (saves)
        m_saver.save(reports);
    m_course.addSeconds(m_clock.lap());
    // A copy has a slice of its own, so that who waits is not kept waiting for a batch and a copy in a row.
    bool more = !saves || budget.count() == 0;
    while (more) {
        if (auto done = guarded([&] { return trainOrValidate(reports); }); !done) {
            if (reports.steps.empty() && reports.validations.empty())
                return std::unexpected(done.error());
            m_error = done.error(); // what was done before it is told first
            break;
        }
        more = !m_ending.hasCome() && std::chrono::steady_clock::now() - began < budget && !stop.stop_requested()
            && !isSaveDue() && !m_watcher.isDue(position().step);
    }
    const bool isDue = m_watcher.isDue(position().step);
    if (m_ending.hasCome() || (isDue && m_watcher.wants(position().step)))
        keepPicture(reports);
    else if (isDue)
        watch(reports, KeepSnapshots::BySchedule);
    m_course.addSeconds(m_clock.lap());
    reports.progress = progress();
    reports.end = m_ending.end();
    return reports;
}

Result<void> TrainingLoop::trainOrValidate(TrainingReports& reports)
{
    if (m_validation.isUnderWay() || m_validation.beginAgain())
        return validateBatch(reports);
    if (m_ending.isOwed())
        return m_ending.comeAgain();
    if (m_course.isLimitReached())
        return m_ending.reachLimit();
    return trainBatch(reports);
}

Result<void> TrainingLoop::trainBatch(TrainingReports& reports)
{
    const auto step = position().step + 1;
    const double rate = m_course.nextRate();
    const auto trained = guarded([&] { return m_task->trainBatch(position(), rate); });
    if (!trained && trained.error().code == ErrorCode::OutOfMemory)
        return failure(ErrorCode::OutOfMemory, // training goes on if it is told to
            Message("Step {}: there is not enough memory for {}", step, m_task->useLessMemory(position())),
            trained.error().detail);
    if (!trained)
        return std::unexpected(trained.error());
    const double seconds = std::max(m_clock.lap(), 1e-9);
    m_course.advancePosition(seconds, trained->targetTokens);
    m_rate.add(seconds, trained->sourceTokens, trained->targetTokens);
    reports.steps.push_back({.step = step,
        .epoch = m_course.epochsDone(),
        .loss = trained->loss,
        .targetTokensPerSecond = static_cast<double>(trained->targetTokens) / seconds,
        .learningRate = trained->learningRate,
        .gradientNorm = trained->gradientNorm,
        .seconds = position().seconds});
    m_log.append(reports.steps.back(), reports);
    if (trained->goalReached)
        m_ending.reachGoal();
    else
        m_validation.beginIfDue();
    return {};
}

Result<void> TrainingLoop::validateBatch(TrainingReports& reports)
{
    auto validation = m_validation.advance();
    const double seconds = m_clock.lap();
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
    reports.validations.push_back(std::move(**validation));
    const auto& report = reports.validations.back();
    m_log.append(report, reports);
    auto kept = keepMeasured(report, reports);
    auto judged = m_ending.judge(report, reports);
    return judged ? kept : judged;
}

/// The weights, for the mean of saves and as the best ones.
Result<void> TrainingLoop::keepMeasured(const ValidationReport& validation, TrainingReports& reports)
{
    auto added = guarded([&]() -> Result<void> {
        if (!validation.mean && position().validatedStep == validation.step)
            m_averaging.add(validation);
        return {};
    });
    if (validation.best) {
        m_watcher.want(validation.step);
        if (!m_watcher.isBehind(validation.step))
            m_log.appendLeftOut(reports);
        m_saver.keepBest(reports);
    }
    return added;
}

std::vector<Message> TrainingLoop::notices()
{
    return noticesAtStart(*m_task, m_course);
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
    if (auto goesOn = m_ending.goOn(); !goesOn)
        m_error = goesOn.error();
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
    const auto decoded = guarded([&]() -> Result<void> {
        reports.snapshots = m_watcher.decode(*m_task, position().step, m_course.epochsDone());
        return {};
    });
    if (!decoded) { // no training needs these pictures
        auto error = decoded.error();
        if (error.code == ErrorCode::OutOfMemory)
            error.message = Message("Step {}: there is not enough memory to decode the watched sentences; training "
                                    "goes on. Watch fewer or shorter ones.",
                position().step);
        return reports.saveFailures.push_back(std::move(error));
    }
    m_log.append(reports.snapshots, keep, reports);
}

/// What was decoded for the screen alone is written now.
void TrainingLoop::keepPicture(TrainingReports& reports)
{
    if (m_watcher.isBehind(position().step))
        watch(reports, KeepSnapshots::Always);
    else
        m_log.appendLeftOut(reports);
}

Result<TrainingReports> TrainingLoop::watchNow()
{
    TrainingReports reports;
    m_clock.restart();
    if (position().step > 0)
        keepPicture(reports);
    m_course.addSeconds(m_clock.lap());
    reports.progress = progress();
    return reports;
}

Result<TrainingReports> TrainingLoop::finish(TrainingEnd why)
{
    m_validation.cancel();
    if (auto finished = m_ending.finish(); !finished)
        return std::unexpected(finished.error());
    TrainingReports reports;
    m_clock.restart();
    if (auto saved = m_saver.saveWhatIsNew(reports); !saved) // for whatever reason: it can be tried again
        return failure(ErrorCode::Unwritable, saved.error().message, saved.error().detail);
    if (position().step > 0)
        keepPicture(reports);
    if (m_folder)
        m_folder->setEnded(); // everything is saved, whatever becomes of the best weights
    reports.changes = std::exchange(m_changes, {});
    if (auto used = m_ending.useBest(why, reports); !used)
        return std::unexpected(used.error());
    m_course.addSeconds(m_clock.lap());
    reports.progress = progress();
    reports.end = why;
    return reports;
}

TrainingProgress TrainingLoop::progress() const
{
    auto progress = m_course.progress();
    progress.targetTokensPerSecond = m_rate.targetTokensPerSecond();
    progress.sourceTokensPerSecond = m_rate.sourceTokensPerSecond();
    progress.validating = m_validation.isUnderWay();
    return progress;
}

} // namespace attentoscope
