// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/runwriter.h"

#include "engine/arithmetic/guarded.h"
#include "engine/storage/files/files.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace attentoscope {

namespace {

/// Appends what `more` says about saves.
void addSaves(TrainingReports& reports, TrainingReports more)
{
    std::ranges::move(more.saves, std::back_inserter(reports.saves));
    std::ranges::move(more.saveFailures, std::back_inserter(reports.saveFailures));
    std::ranges::move(more.notices, std::back_inserter(reports.notices));
}

} // namespace

RunWriter::RunWriter(const TrainingTask& task, RunPosition& position, const SaveAveraging& averaging, RunFolder* folder)
    : m_task(task)
    , m_position(position)
    , m_averaging(averaging)
    , m_folder(folder)
    , m_saver(folder ? std::make_unique<BackgroundSaver>(folder->saves()) : nullptr)
{
}

void RunWriter::append(const StepReport& step, TrainingReports& reports)
{
    if (!m_folder)
        return;
    reportOnce(m_folder->append(step), m_metricsFailed, reports);
    if (m_folder->takeMetricsLoss())
        reports.notices.push_back(Message("metrics.jsonl was removed or cut during training: losses and validations "
                                          "until step {} are lost. Everything else is complete, and training goes on.",
            step.step));
}

void RunWriter::reportOnce(
    const Result<void>& written, std::optional<Clock::time_point>& failed, TrainingReports& reports)
{
    constexpr std::chrono::minutes quiet{10};
    if (written)
        return;
    const auto now = Clock::now();
    if (!failed || now - *failed > quiet)
        reports.saveFailures.push_back(written.error());
    failed = now;
}

void RunWriter::append(const ValidationReport& validation, TrainingReports& reports)
{
    if (m_folder)
        reportOnce(m_folder->append(validation), m_metricsFailed, reports);
    if (m_folder && validation.heads && !validation.isDiscarded())
        reportOnce(m_folder->append(*validation.heads), m_headsFailed, reports);
}

void RunWriter::append(const std::vector<WatchedSnapshot>& snapshots, KeepSnapshots keep, TrainingReports& reports)
{
    if (m_folder)
        reportOnce(m_folder->append(snapshots, keep), m_watchedFailed, reports);
}

void RunWriter::append(const ChangeReport& change)
{
    if (m_folder) // If the disk is full, lines are kept and written with the next line, or refused then.
        (void)m_folder->append(change);
}

void RunWriter::appendLeftOut(TrainingReports& reports)
{
    if (m_folder)
        reportOnce(m_folder->appendLeftOut(), m_watchedFailed, reports);
}

bool RunWriter::isSaveDue() const
{
    if (!m_folder || m_savedStep == m_position.step)
        return false;
    const std::chrono::duration<double> since = Clock::now() - m_lastSave;
    const double between = m_task.configuration().autosaveSeconds;
    if (since.count() < 0.5 * between || m_saver->isBusy())
        return false;
    // A save begins earlier, by the time that writing takes. Until it is complete, a crash would lose everything since
    // the save before.
    return since.count() + m_saver->writingTime().count() >= between;
}

void RunWriter::save(TrainingReports& reports)
{
    requestAndReport(SaveKind::Plain, reports);
}

void RunWriter::keepBest(TrainingReports& reports)
{
    if (m_folder)
        requestAndReport(SaveKind::Best, reports);
    else if (auto copy = guarded([&]() -> Result<StoredTensors> { return m_task.weights(); }))
        m_bestWeights = std::move(*copy);
    else
        forgetBest(reports, std::move(copy.error()));
}

/// If a copy of its weights cannot be made, the best validation is lost, and the next one becomes the best.
void RunWriter::forgetBest(TrainingReports& reports, Error error)
{
    m_bestWeights.reset();
    m_position.bestStep = 0;
    m_position.validationsSinceBest = 0;
    reports.saveFailures.push_back(std::move(error));
}

void RunWriter::requestAndReport(SaveKind kind, TrainingReports& reports)
{
    const auto requested = request(kind);
    if (requested)
        return;
    m_isFailing = true;
    if (!m_isLogBehind) // the log itself reports its failure
        reports.saveFailures.push_back(requested.error());
}

Result<void> RunWriter::request(SaveKind kind)
{
    m_lastSave = Clock::now(); // the next attempt comes after the same time, even after a failure
    m_isLogBehind = false;
    if (auto whole = makeWhole(kind); !whole)
        return whole;
    const auto length = m_folder->handOverMetrics();
    m_isLogBehind = !length;
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
    m_saver->request(std::move(*copy), kind);
    setSaved();
    return {};
}

/// Makes the folder again. All earlier saves are lost, including the best one, so the next validation counts as the
/// best.
Result<void> RunWriter::makeWhole(SaveKind kind)
{
    const auto remade = m_folder->makeWhole();
    if (!remade)
        return std::unexpected(remade.error());
    if (!*remade)
        return {};
    m_isRemade = true;
    if (kind == SaveKind::Plain) {
        m_position.bestStep = 0;
        m_position.validationsSinceBest = 0;
    }
    return {};
}

std::optional<double> RunWriter::writingSeconds() const
{
    if (!m_saver)
        return 0.0;
    const double seconds = m_saver->writingTime().count();
    return seconds > 0.0 ? std::optional(seconds) : std::nullopt;
}

void RunWriter::checkFolder(TrainingReports& reports)
{
    const bool wasGone = std::exchange(m_isFolderGone, m_folder && !m_folder->isWhole());
    if (!m_isFolderGone || wasGone)
        return;
    m_savedStep.reset();
    m_isFailing = true;
    reports.saveFailures.push_back({ErrorCode::Unwritable,
        Message("The folder \"{}\" of this run was removed or moved during training, so "
                "nothing is saved at present. Put the folder back, or save now: a save makes "
                "it again.",
            m_folder->path().string()),
        {}});
}

void RunWriter::takeOutcomes(TrainingReports& reports)
{
    if (!m_saver)
        return;
    addSaves(reports, std::exchange(m_unreported, {}));
    for (auto& outcome : m_saver->takeOutcomes()) {
        if (!outcome) {
            m_isFailing = true;
            m_savedStep.reset();
            const auto& error = outcome.error();
            const bool isReported = m_refusal && m_refusal->code == error.code && m_refusal->detail == error.detail;
            m_refusal = error.code == ErrorCode::Unwritable ? std::optional(error) : std::nullopt;
            if (!isReported) // the next save will be tried, and the disk will refuse it for the same reason
                reports.saveFailures.push_back(std::move(outcome.error()));
            continue;
        }
        m_refusal.reset();
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

Result<SaveReport> RunWriter::saveAndWait()
{
    if (!m_folder)
        return failure(
            ErrorCode::NotReady, "This run has no folder, so it cannot be saved; start it with an output folder.");
    m_saver->wait();
    TrainingReports before; // of saves that were requested earlier
    takeOutcomes(before);
    const auto requested = request(SaveKind::Plain);
    if (!requested) {
        m_unreported = std::move(before);
        return std::unexpected(requested.error());
    }
    m_saver->wait();
    TrainingReports now;
    takeOutcomes(now);
    auto saved = takeResult(now);
    before.saveFailures.clear(); // the result says whether the run is saved
    addSaves(before, std::move(now));
    m_unreported = std::move(before);
    return saved;
}

/// Removes the result of the last request from its outcomes.
Result<SaveReport> RunWriter::takeResult(TrainingReports& outcomes) const
{
    const auto failures = std::exchange(outcomes.saveFailures, {});
    if (!failures.empty())
        return std::unexpected(failures.back());
    if (m_refusal)
        return std::unexpected(*m_refusal);
    auto saved = std::move(outcomes.saves.back());
    outcomes.saves.pop_back();
    return saved;
}

Result<void> RunWriter::saveWhatIsNew(TrainingReports& reports)
{
    if (!m_folder)
        return {};
    m_saver->wait();
    TrainingReports told;
    takeOutcomes(told);
    checkFolder(told);
    if (m_savedStep == m_position.step || m_position.step == 0) {
        addSaves(reports, std::move(told));
        return {};
    }
    auto saved = saveAndWait();
    // If the disk is full, deletes old saves to make room, because the progress since the last save is worth more.
    while (!saved && isLackOfRoom(saved.error()) && m_folder->saves()->removeOldest())
        saved = saveAndWait();
    told.saveFailures.clear(); // these failures no longer matter, or the new one is told
    takeOutcomes(told);
    if (!saved) {
        m_unreported = std::move(told);
        return std::unexpected(saved.error());
    }
    told.saves.push_back(std::move(*saved)); // the newest is the last
    addSaves(reports, std::move(told));
    return {};
}

bool RunWriter::hasBest() const
{
    if (m_folder)
        return SaveFolders(m_folder->path()).named(WhichSave::Best) == m_position.bestStep;
    return m_bestWeights.has_value();
}

Result<StoredTensors> RunWriter::bestWeights() const
{
    return m_bestWeights ? Result<StoredTensors>(*m_bestWeights) : m_folder->readModel(WhichSave::Best);
}

} // namespace attentoscope
