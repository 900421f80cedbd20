// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/comparisoncontroller.h"

#include "ui/comparison/comparedside.h"
#include "ui/comparison/comparewindow.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/plots/view/attentionview.h"

#include <utility>

namespace attentoscope::ui {

ComparisonController::ComparisonController(AttentionView& view, RunSources sources, QWidget* parent)
    : QObject(parent), m_view(view), m_sources(std::move(sources))
{
}

void ComparisonController::open()
{
    if (!m_window)
        makeWindow();
    const auto runs = m_sources.recent();
    m_window->setMemoryModel(m_hasModel);
    m_window->setRuns(runs);
    m_window->setSentence(textOf(m_view.tokens().source));
    chooseFirstModels();
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    m_window->compare();
}

void ComparisonController::makeWindow()
{
    m_window = new CompareWindow(qobject_cast<QWidget*>(parent()));
    m_window->firstSide().attention().setOptions(m_view.options()); // the other side follows
    connect(m_window, &CompareWindow::compareRequested, this, &ComparisonController::compareRequested);
    connect(m_window, &CompareWindow::closed, this, &ComparisonController::ended);
    connect(m_window, &CompareWindow::exportRequested, this, &ComparisonController::exportRequested);
    connect(m_window, &CompareWindow::savesWanted, this,
        [this](const QString& folder) { emit recordRequested(folder, RunDetail::Identity); });
    connect(m_window, &CompareWindow::otherRunWanted, this, [this](ModelPicker* picker) { chooseOther(*picker); });
}

/// A: the model in memory, B: the run that was opened last; whatever else was chosen before stays.
void ComparisonController::chooseFirstModels()
{
    const auto runs = m_sources.recent();
    if (!m_window->first().isChosen() && m_hasModel)
        m_window->first().choose({});
    else if (!m_window->first().isChosen() && !runs.empty())
        m_window->first().choose(runs.front());
    if (!m_window->second().isChosen() && !runs.empty())
        m_window->second().choose(runs.size() > 1 ? runs[1] : runs.front());
}

void ComparisonController::chooseOther(ModelPicker& picker)
{
    const auto run = m_sources.choose();
    m_window->activateWindow(); // the main window asked
    if (run.folder.isEmpty())
        return;
    m_window->setRuns({run});
    picker.choose(run);
    m_window->compare();
}

void ComparisonController::setState(const EngineState& state)
{
    m_hasModel = state.model == ModelState::Loaded;
    if (m_window)
        m_window->setMemoryModel(m_hasModel);
}

void ComparisonController::showComparison(const Comparison& comparison)
{
    if (m_window && m_window->isVisible())
        m_window->showComparison(comparison);
}

void ComparisonController::showRecord(const RunRecord& record)
{
    if (m_window)
        m_window->showSaves(record);
}

void ComparisonController::stopWaiting()
{
    if (m_window)
        m_window->stopWaiting();
}

} // namespace attentoscope::ui
