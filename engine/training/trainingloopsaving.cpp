// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How TrainingLoop saves: copies between two batches, which a thread of their own writes, and the end of training.
#include "engine/arithmetic/guarded.h"
#include "engine/storage/files/files.h"
#include "engine/training/trainingloop.h"

#include <utility>

namespace attentoscope {

bool TrainingLoop::isAutosaveDue() const
{
    if (!m_folder || m_isValidating || m_savedStep == m_position.step)
        return false;
    const std::chrono::duration<double> since = Clock::now() - m_lastSave;
    const double between = configuration().autosaveSeconds;
    if (since.count() < 0.5 * between || m_saver->isBusy())
        return false;
    // Earlier by what writing takes: until the new save is whole, the one before is all that a crash leaves.
    return since.count() + m_saver->writingTime().count() >= between;
}

void TrainingLoop::autosave(Sort sort, TrainingReports& reports)
{
    if (auto requested = requestSave(sort); !requested) {
        m_isSavingFailing = true;
        reports.saveFailures.push_back(requested.error());
    }
}

void TrainingLoop::keepBest(TrainingReports& reports)
{
    if (m_folder)
        return autosave(Sort::Best, reports);
    m_bestWeights = m_task->weights();
}

Result<void> TrainingLoop::requestSave(Sort sort)
{
    m_lastSave = Clock::now(); // whatever comes of it: the next attempt is due after the same time
    const auto length = m_folder->handOverMetrics();
    if (!length)
        return std::unexpected(length.error());
    m_position.metricsBytes = *length;
    auto copy = guarded([&]() -> Result<RunSave> { return RunSave{m_position, m_task->weights(), m_task->state()}; });
    if (!copy)
        return std::unexpected(copy.error());
    m_saver->request(std::move(*copy), sort);
    m_savedStep = m_position.step;
    return {};
}

void TrainingLoop::takeOutcomes(TrainingReports& reports)
{
    if (!m_saver)
        return;
    for (auto& outcome : m_saver->takeOutcomes()) {
        if (!outcome) {
            m_isSavingFailing = true;
            m_savedStep.reset();
            reports.saveFailures.push_back(std::move(outcome.error()));
            continue;
        }
        if (std::exchange(m_isSavingFailing, false))
            reports.notices.push_back(
                "The run is saved again, at step " + std::to_string(outcome->step) + ". Nothing is lost.");
        reports.saves.push_back(std::move(*outcome));
    }
}

Result<SaveReport> TrainingLoop::save()
{
    if (!m_folder)
        return failure(
            ErrorCode::NotReady, "This run has no folder, so it cannot be saved; start it with an output folder.");
    m_saver->wait();
    auto requested = requestSave(Sort::Plain);
    m_saver->wait();
    TrainingReports told;
    takeOutcomes(told);
    if (!requested)
        return std::unexpected(requested.error());
    if (!told.saveFailures.empty())
        return std::unexpected(told.saveFailures.back());
    return told.saves.back();
}

Result<void> TrainingLoop::saveWhatIsNew(TrainingReports& reports)
{
    if (!m_folder)
        return {};
    m_saver->wait();
    takeOutcomes(reports);
    if (m_savedStep == m_position.step || m_position.step == 0)
        return {};
    auto saved = save();
    // On a full disk, what was learned since the last save is worth more than one that is older still.
    while (!saved && isLackOfRoom(saved.error()) && m_folder->writer()->removeOldest())
        saved = save();
    if (!saved)
        return std::unexpected(saved.error());
    reports.saves.push_back(std::move(*saved));
    reports.saveFailures.clear(); // that is over
    return {};
}

Result<void> TrainingLoop::useBestWeights(TrainingReports& reports)
{
    auto best = m_bestWeights ? Result<StoredTensors>(*m_bestWeights) : m_folder->readModel(WhichSave::Best);
    if (!best)
        return std::unexpected(best.error());
    if (auto set = m_task->setWeights(*best, m_position.bestStep); !set)
        return set;
    reports.notices.push_back("The weights of step " + std::to_string(m_position.bestStep)
        + " are in use: the lowest loss on the validation sentences.");
    return {};
}

Result<TrainingReports> TrainingLoop::finish(TrainingEnd why)
{
    m_task->cancelValidation();
    m_isValidating = m_isOnlyLooking = false;
    TrainingReports reports;
    if (auto saved = saveWhatIsNew(reports); !saved) // for whatever reason: it can be tried again
        return failure(ErrorCode::Unwritable, saved.error().message, saved.error().detail);
    if (m_position.step > 0 && m_watcher.isBehind(m_position.step))
        watchAtTheEnd(reports);
    reports.changes = std::exchange(m_changes, {});
    const bool ownEnd = why == TrainingEnd::LimitReached || why == TrainingEnd::EarlyStopped;
    if (ownEnd && m_position.bestStep > 0 && m_position.bestStep != m_position.step)
        if (auto used = useBestWeights(reports); !used)
            return std::unexpected(used.error());
    if (m_folder)
        m_folder->setEnded();
    reports.progress = progress();
    reports.end = why;
    return reports;
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

void TrainingLoop::noteWritten(const Result<void>& written, bool& isFailing, TrainingReports& reports)
{
    if (!written && !isFailing)
        reports.saveFailures.push_back(written.error());
    isFailing = !written;
}

} // namespace attentoscope
