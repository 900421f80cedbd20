// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/runsaver.h"

#include "engine/arithmetic/guarded.h"
#include "engine/storage/files/files.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace attentoscope {

RunSaver::RunSaver(const TrainingTask& task, RunPosition& position, const SaveAveraging& averaging, RunFolder* folder)
    : m_task(task)
    , m_position(position)
    , m_averaging(averaging)
    , m_folder(folder)
    , m_saver(folder ? std::make_unique<BackgroundSaver>(folder->writer()) : nullptr)
{
}

bool RunSaver::isDue() const
{
    if (!m_folder || m_savedStep == m_position.step)
        return false;
    const std::chrono::duration<double> since = Clock::now() - m_lastSave;
    const double between = m_task.configuration().autosaveSeconds;
    if (since.count() < 0.5 * between || m_saver->isBusy())
        return false;
    // Earlier by what writing takes: until the new save is whole, the one before is all that a crash leaves.
    return since.count() + m_saver->writingTime().count() >= between;
}

void RunSaver::save(TrainingReports& reports)
{
    requestAndTell(Sort::Plain, reports);
}

void RunSaver::keepBest(TrainingReports& reports)
{
    if (m_folder)
        requestAndTell(Sort::Best, reports);
    else if (auto copy = guarded([&]() -> Result<StoredTensors> { return m_task.weights(); }))
        m_bestWeights = std::move(*copy);
    else
        forgetBest(reports, std::move(copy.error()));
}

/// Without a copy of its weights, the next validation is the best one.
void RunSaver::forgetBest(TrainingReports& reports, Error error)
{
    m_bestWeights.reset();
    m_position.bestStep = 0;
    m_position.validationsSinceBest = 0;
    reports.saveFailures.push_back(std::move(error));
}

void RunSaver::requestAndTell(Sort sort, TrainingReports& reports)
{
    const auto requested = request(sort);
    if (requested)
        return;
    m_isFailing = true;
    if (!m_isLogBehind) // of its own file the log tells
        reports.saveFailures.push_back(requested.error());
}

Result<void> RunSaver::request(Sort sort)
{
    m_lastSave = Clock::now(); // whatever comes of it: the next attempt is due after the same time
    m_isLogBehind = false;
    if (auto whole = makeWhole(sort); !whole)
        return whole;
    const auto length = m_folder->handOverMetrics();
    m_isLogBehind = !length && isLackOfRoom(length.error());
    if (!length)
        return std::unexpected(length.error());
    auto copy = guarded([&]() -> Result<RunSave> {
        RunSave save{m_position, m_task.weights(), m_task.state()};
        m_averaging.complete(save);
        return save;
    });
    if (!copy)
        return std::unexpected(copy.error());
    copy->position.metricsBytes = *length;
    m_saver->request(std::move(*copy), sort);
    setSaved();
    return {};
}

/// The earlier saves are gone, the best one among them: what the next validation measures counts as the best.
Result<void> RunSaver::makeWhole(Sort sort)
{
    const auto remade = m_folder->makeWhole();
    if (!remade)
        return std::unexpected(remade.error());
    if (!*remade)
        return {};
    m_isRemade = true;
    if (sort == Sort::Plain) {
        m_position.bestStep = 0;
        m_position.validationsSinceBest = 0;
    }
    return {};
}

std::optional<double> RunSaver::writingSeconds() const
{
    if (!m_saver)
        return 0.0;
    const double seconds = m_saver->writingTime().count();
    return seconds > 0.0 ? std::optional(seconds) : std::nullopt;
}

void RunSaver::checkFolder(TrainingReports& reports)
{
    const bool wasGone = std::exchange(m_isFolderGone, m_folder && !m_folder->isWhole());
    if (!m_isFolderGone || wasGone)
        return;
    m_savedStep.reset();
    m_isFailing = true;
    reports.saveFailures.push_back({ErrorCode::Unwritable,
        Message(
            "The folder \"{}\" of this run was removed or moved while it is trained. The run is not saved until the "
            "next save, which makes the folder again. Save now, or put the folder back.",
            m_folder->path().string()),
        {}});
}

void RunSaver::takeOutcomes(TrainingReports& reports)
{
    if (!m_saver)
        return;
    std::ranges::move(std::exchange(m_notices, {}), std::back_inserter(reports.notices));
    for (auto& outcome : m_saver->takeOutcomes()) {
        if (!outcome) {
            m_isFailing = true;
            m_savedStep.reset();
            const bool isTold = m_lack && isLackOfRoom(outcome.error());
            m_lack = isLackOfRoom(outcome.error()) ? std::optional(outcome.error()) : std::nullopt;
            if (!isTold) // the next save, which tries again, lacks the same room
                reports.saveFailures.push_back(std::move(outcome.error()));
            continue;
        }
        m_lack.reset();
        const bool wasFailing = std::exchange(m_isFailing, false);
        if (std::exchange(m_isRemade, false))
            reports.notices.push_back(
                Message("The folder of the run was made again and has a save of step {}. Its earlier saves are gone.",
                    outcome->step));
        else if (wasFailing)
            reports.notices.push_back(Message("The run is saved again, at step {}. Nothing is lost.", outcome->step));
        reports.saves.push_back(std::move(*outcome));
    }
}

Result<SaveReport> RunSaver::saveAndWait()
{
    if (!m_folder)
        return failure(
            ErrorCode::NotReady, "This run has no folder, so it cannot be saved; start it with an output folder.");
    m_saver->wait();
    auto requested = request(Sort::Plain);
    m_saver->wait();
    TrainingReports told;
    takeOutcomes(told);
    m_notices = std::move(told.notices);
    if (!requested)
        return std::unexpected(requested.error());
    if (!told.saveFailures.empty())
        return std::unexpected(told.saveFailures.back());
    if (m_lack)
        return std::unexpected(*m_lack);
    return told.saves.back();
}

Result<void> RunSaver::saveWhatIsNew(TrainingReports& reports)
{
    if (!m_folder)
        return {};
    m_saver->wait();
    takeOutcomes(reports);
    checkFolder(reports);
    if (m_savedStep == m_position.step || m_position.step == 0)
        return {};
    auto saved = saveAndWait();
    // On a full disk, what was learned since the last save is worth more than one that is older still.
    while (!saved && isLackOfRoom(saved.error()) && m_folder->writer()->removeOldest())
        saved = saveAndWait();
    if (!saved)
        return std::unexpected(saved.error());
    reports.saves.push_back(std::move(*saved));
    reports.saveFailures.clear(); // that is over
    takeOutcomes(reports);
    return {};
}

Result<StoredTensors> RunSaver::bestWeights() const
{
    return m_bestWeights ? Result<StoredTensors>(*m_bestWeights) : m_folder->readModel(WhichSave::Best);
}

} // namespace attentoscope
