// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/earlierrunscontroller.h"

#include "ui/comparison/runswindow.h"
#include "ui/language/languages.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/widgets/numbers.h"

#include <QDir>
#include <QFileDialog>

#include <algorithm>
#include <cmath>
#include <utility>

namespace attentoscope::ui {

namespace {

/// Keeps only the steps and validations that the table needs. The curve has all of them.
void keepEnds(RunRecord& record)
{
    if (!record.steps.empty())
        record.steps = {record.steps.back()};
    record.steps.shrink_to_fit();
}

} // namespace

EarlierRunsController::EarlierRunsController(LossPlot& plot, RunSources sources, QWidget* parent)
    : QObject(parent), m_plot(plot), m_sources(std::move(sources))
{
}

void EarlierRunsController::open()
{
    if (!m_window)
        makeWindow();
    m_window->setRecent(m_sources.recent());
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    say({});
    refresh();
}

void EarlierRunsController::makeWindow()
{
    m_window = new RunsWindow(qobject_cast<QWidget*>(parent()));
    connect(m_window, &RunsWindow::addRequested, this, &EarlierRunsController::add);
    connect(m_window, &RunsWindow::otherRunWanted, this, [this] {
        if (const auto run = m_sources.choose(); !run.folder.isEmpty())
            add(run);
    });
    connect(m_window, &RunsWindow::removeRequested, this, &EarlierRunsController::remove);
    connect(m_window, &RunsWindow::saveTableRequested, this, &EarlierRunsController::saveTable);
    connect(m_window, &RunsWindow::shownChanged, this,
        [this](const QString& folder, OverlayShown shown) { m_plot.setOverlayShown(folder, shown); });
}

void EarlierRunsController::add(const NamedRun& run)
{
    m_awaited.insert(run.folder, run.name);
    say(tr("Reading %1…").arg(run.name));
    emit recordRequested(run.folder, RunDetail::History);
}

void EarlierRunsController::remove(const QString& folder)
{
    std::erase_if(
        m_others, [&](const RunColumn& other) { return QString::fromStdString(other.record.folder) == folder; });
    m_plot.removeOverlay(folder);
    say({});
    refresh();
}

QString EarlierRunsController::refusal(const RunRecord& record) const
{
    const bool hasOwn = !m_own.preset.empty();
    if (hasOwn && !m_own.folder.empty()
        && QDir(QString::fromStdString(m_own.folder)) == QDir(QString::fromStdString(record.folder)))
        return tr("This is the run whose curve is shown already. Choose another one.");
    const Task task = hasOwn || m_others.empty() ? m_own.task : m_others.front().record.task;
    if ((hasOwn || !m_others.empty()) && task != record.task)
        return tr("Losses of sentences and of vectors cannot be compared: one counts nats per word, the other squared "
                  "errors. Choose a run of the same task.");
    if (record.steps.empty() && record.validations.empty())
        return tr("This run has no metrics yet: nothing to draw. Choose one that was trained.");
    return {};
}

void EarlierRunsController::showRecord(const RunRecord& record)
{
    const auto folder = QString::fromStdString(record.folder);
    if (record.detail != RunDetail::History || !m_awaited.contains(folder))
        return;
    const auto name = m_awaited.take(folder);
    if (const auto why = refusal(record); !why.isEmpty())
        return say(tr("%1: %2").arg(name, why));
    if (!m_plot.addOverlay(record, name))
        return say(
            tr("More than %1 runs cannot be told apart. Remove one to add %2.").arg(LossOverlays::most).arg(name));
    std::erase_if(m_others, [&](const RunColumn& other) { return other.record.folder == record.folder; });
    m_others.push_back({name, record});
    keepEnds(m_others.back().record);
    say(record.unreadableLines == 0
            ? QString()
            : tr("%1: %2, because they are no lines of metrics.").arg(name, skippedText(record.unreadableLines)));
    refresh();
}

void EarlierRunsController::showFailure(const QString& folder, const Error& error)
{
    if (m_awaited.remove(folder) > 0)
        say(translated(error.message));
}

void EarlierRunsController::showRun(const RunDescription& run)
{
    m_own = {};
    m_own.folder = run.folder;
    m_own.preset = run.configuration.preset;
    m_own.task = run.configuration.task;
    m_own.settings = run.values;
    if (!run.history->steps.empty())
        m_own.steps = {run.history->steps.back()};
    m_own.validations = run.history->validations;
    refresh();
}

void EarlierRunsController::showReports(const TrainingReports& reports)
{
    if (!reports.steps.empty())
        m_own.steps = {reports.steps.back()};
    m_own.validations.insert(m_own.validations.end(), reports.validations.begin(), reports.validations.end());
    if (!reports.validations.empty())
        refresh();
}

void EarlierRunsController::forgetRun()
{
    m_own = {};
    refresh();
}

RunTable EarlierRunsController::table() const
{
    std::vector<RunColumn> columns;
    if (!m_own.preset.empty())
        columns.push_back({tr("This run"), m_own});
    columns.insert(columns.end(), m_others.begin(), m_others.end());
    return runTable(columns);
}

void EarlierRunsController::refresh()
{
    if (!m_window || !m_window->isVisible())
        return;
    m_window->showOverlays(m_plot.overlays());
    m_window->showTable(table());
}

void EarlierRunsController::say(const QString& message)
{
    if (m_window)
        m_window->showMessage(message);
}

void EarlierRunsController::saveTable()
{
    const auto path = QFileDialog::getSaveFileName(
        m_window, tr("Save the table"), tr("runs.csv"), tr("Split by commas (*.csv);;Split by tabs (*.tsv)"));
    if (path.isEmpty())
        return;
    const bool tabs = path.endsWith(QLatin1String(".tsv"), Qt::CaseInsensitive);
    const auto content = tabs ? asTsv(table()) : asCsv(table());
    if (const auto why = whyNotWritten(path, content); !why.isEmpty())
        return say(tr("%1 could not be written: %2. Choose another folder.").arg(path, why));
    say(tr("Saved %1").arg(path));
}

} // namespace attentoscope::ui
