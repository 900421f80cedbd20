// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runlistcontroller.h"

#include "ui/language/languages.h"
#include "ui/runs/runlistwindow.h"
#include "ui/runs/runtexts.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/dialogs.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/samefolder.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace attentoscope::ui {

namespace {

/// Larger is better. Of equally good runs, the newer one is better.
auto merit(const RunSummary& run)
{
    constexpr double worst = std::numeric_limits<double>::max();
    const auto measure = runMeasure(run);
    const double value = measure == RunMeasure::Bleu ? *run.bleu
        : measure == RunMeasure::ValidationLoss      ? -*run.validationLoss
                                                     : -run.loss.value_or(worst);
    return std::tuple(value, run.saved);
}

} // namespace

std::vector<RunSummary> beyondTheBest(std::vector<RunSummary> runs, std::size_t keep)
{
    std::ranges::stable_sort(runs, std::greater(), merit);
    using Place = std::pair<std::size_t, RunMeasure>;
    std::map<RunMeasure, std::size_t> counts;
    std::vector<std::pair<Place, RunSummary>> placed;
    for (auto& run : runs) {
        const auto measure = runMeasure(run);
        const bool isValidated = measure != RunMeasure::TrainingLoss;
        const auto place = isValidated ? counts[measure]++ : std::numeric_limits<std::size_t>::max();
        placed.emplace_back(Place(place, measure), std::move(run));
    }
    std::ranges::stable_sort(placed, {}, &std::pair<Place, RunSummary>::first);
    runs.clear();
    for (auto at = placed.rbegin(); at != placed.rend() && runs.size() + keep < placed.size(); ++at)
        runs.push_back(std::move(at->second));
    std::erase_if(runs, [](const RunSummary& run) { return run.end == RunPast::End::TrainedElsewhere; });
    return runs;
}

RunListController::RunListController(Dialogs& dialogs, QWidget* parent) : QObject(parent), m_dialogs(dialogs) { }

void RunListController::open()
{
    if (!m_window)
        makeWindow();
    m_window->showMessage({});
    m_window->setRuns(m_runs);
    m_window->setDeleted(m_deleted);
    setState(m_state);
    m_window->show(); // show() keeps the window modeless
    m_window->raise();
    m_window->activateWindow();
    emit listWanted();
}

void RunListController::close()
{
    if (m_window)
        m_window->hide();
}

void RunListController::makeWindow()
{
    m_window = new RunListWindow(qobject_cast<QWidget*>(parent()));
    m_window->choose(m_openRun);
    if (m_areElsewhere)
        m_window->setRunsElsewhere();
    connect(m_window, &RunListWindow::openRequested, this, &RunListController::openRequested);
    connect(m_window, &RunListWindow::continueRequested, this, &RunListController::continueRequested);
    connect(m_window, &RunListWindow::compareRequested, this, &RunListController::compareRequested);
    connect(m_window, &RunListWindow::packRequested, this, &RunListController::packRequested);
    connect(m_window, &RunListWindow::checkRequested, this, &RunListController::checkRequested);
    connect(m_window, &RunListWindow::folderWanted, this, &RunListController::folderWanted);
    connect(m_window, &RunListWindow::fileWanted, this, &RunListController::fileWanted);
    connect(m_window, &RunListWindow::labelRequested, this, &RunListController::labelRequested);
    connect(m_window, &RunListWindow::deleteRequested, this, &RunListController::deleteRuns);
    connect(m_window, &RunListWindow::keepBestRequested, this, &RunListController::keepBest);
    connect(m_window, &RunListWindow::restoreRequested, this, &RunListController::restoreRequested);
    connect(m_window, &RunListWindow::emptyRequested, this, &RunListController::emptyRequested);
}

void RunListController::setOpenRun(const QString& folder)
{
    m_openRun = folder;
    if (m_window && !folder.isEmpty())
        m_window->choose(folder);
}

void RunListController::setRunsElsewhere()
{
    m_areElsewhere = true;
    if (m_window)
        m_window->setRunsElsewhere();
}

void RunListController::setState(const EngineState& state)
{
    m_state = state;
    if (m_window)
        m_window->setCanOpen(abilitiesFor(state).openRun);
}

void RunListController::showRuns(const std::vector<RunSummary>& runs)
{
    m_runs = runs;
    for (auto& run : m_runs)
        if (m_presetName)
            run.preset = m_presetName(run.preset).toStdString();
    if (m_window)
        m_window->setRuns(m_runs);
    emit changed();
}

void RunListController::showDeleted(std::size_t count)
{
    m_deleted = count;
    if (!m_window)
        return;
    m_window->setDeleted(count);
    m_window->showMessage(count == 0 ? QString()
            : count == 1             ? tr("1 deleted run can be brought back until the program ends.")
                         : tr("%1 deleted runs can be brought back until the program ends.").arg(countText(count)));
}

void RunListController::showError(const Error& error)
{
    if (m_window)
        m_window->showMessage(translated(error.message));
}

void RunListController::showCheck(const RunCheck& check)
{
    constexpr std::size_t named = 6;
    const auto folder = QString::fromStdString(check.run);
    QStringList lines;
    for (const auto& fault : check.faults)
        if (lines.size() < qsizetype(named))
            lines << translated(fault.what);
    if (check.faults.size() > named)
        lines << tr("and %1 more").arg(countText(check.faults.size() - named));
    if (lines.isEmpty())
        lines << tr("%1 is whole: %Ln files were read.", nullptr, int(check.files)).arg(folder);
    if (check.withoutSum > 0)
        lines << tr(
            "%Ln files of an older version have no sum; only their form was checked.", nullptr, int(check.withoutSum));
    if (m_window)
        m_window->showMessage(lines.join(QLatin1Char('\n')));
    if (!check.previous)
        return;
    const auto step = countText(static_cast<std::size_t>(*check.previous));
    const auto question =
        tr("The newest save of this run is damaged; the save of step %1 is whole. Open that one? Nothing "
           "is deleted: the damaged save stays in the folder of the run under another name.\n\n%2")
            .arg(step, lines.join(QLatin1Char('\n')));
    if (m_dialogs.confirm(
            m_window ? m_window : qobject_cast<QWidget*>(parent()), question, tr("Open the previous save")))
        emit previousRequested(folder);
}

void RunListController::deleteRuns(const QStringList& folders)
{
    QStringList free = folders;
    free.removeIf([this](const QString& folder) { return isSameFolder(folder, m_openRun); });
    if (free.size() < folders.size())
        m_window->showMessage(tr("The run that is open is not deleted. Open or train another one first."));
    if (!free.isEmpty())
        emit deleteRequested(free);
}

void RunListController::keepBest()
{
    auto worst = beyondTheBest(m_runs, RunListWindow::bestKept);
    std::erase_if(
        worst, [this](const RunSummary& run) { return isSameFolder(QString::fromStdString(run.folder), m_openRun); });
    if (worst.empty())
        return;
    constexpr std::size_t named = 12;
    QStringList lines;
    QStringList folders;
    std::uint64_t bytes = 0;
    for (const auto& run : worst) {
        if (folders.size() < qsizetype(named))
            lines << tr("%1 (%2)").arg(runName(run), runLine(run));
        folders << QString::fromStdString(run.folder);
        bytes += run.bytes;
    }
    if (worst.size() > named)
        lines << tr("and %1 more").arg(countText(worst.size() - named));
    const auto question = tr("Delete the runs listed below, and keep only the ten best? This frees %1. Runs are "
                             "compared by BLEU, or by the validation loss where BLEU says nothing.\n\n%2")
                              .arg(sizeText(bytes), lines.join(QLatin1Char('\n')));
    if (m_dialogs.confirm(m_window, question, tr("Delete the listed runs")))
        emit deleteRequested(folders);
}

} // namespace attentoscope::ui
