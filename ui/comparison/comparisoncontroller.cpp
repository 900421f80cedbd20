// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/comparisoncontroller.h"

#include "ui/comparison/comparedside.h"
#include "ui/comparison/comparewindow.h"
#include "ui/plots/view/attentionview.h"
#include "ui/training/shownmodel.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace attentoscope::ui {

ComparisonController::ComparisonController(AttentionView& view, RunSources sources, QWidget* parent)
    : QObject(parent), m_view(view), m_sources(std::move(sources))
{
}

void ComparisonController::follow(const ShownModel& shown)
{
    m_shown = &shown;
    connect(&shown, &ShownModel::replaced, this, [this] {
        if (m_window && m_window->isVisible())
            m_window->compare(); // the answer is about the model that was in memory before
    });
}

void ComparisonController::prepare()
{
    if (!m_window)
        makeWindow();
    m_window->setMemoryModel(m_hasModel);
    m_window->setRuns(m_sources.recent());
}

void ComparisonController::open()
{
    prepare();
    m_window->setSentence(m_view.sentence());
    chooseFirstModels();
    present();
}

void ComparisonController::compareWithMemory(const NamedRun& original, const QString& sentence)
{
    prepare();
    if (!sentence.isEmpty())
        m_window->sentence().setText(sentence);
    m_window->setSentence(m_view.sentence());
    m_window->first().choose(original);
    m_window->second().choose({});
    present();
}

void ComparisonController::present()
{
    if (const auto head = m_shownHead ? m_shownHead() : std::nullopt; head && head->kind == HeadKind::Cross)
        for (auto* side : {&m_window->firstSide(), &m_window->secondSide()})
            side->heads().choose(head);
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    m_window->compare();
}

void ComparisonController::makeWindow()
{
    m_window = new CompareWindow(qobject_cast<QWidget*>(parent()));
    m_window->firstSide().attention().setOptions(m_view.options()); // the other side follows this one
    connect(m_window, &CompareWindow::compareRequested, this, &ComparisonController::compareRequested);
    connect(m_window, &CompareWindow::closed, this, &ComparisonController::ended);
    connect(m_window, &CompareWindow::exportRequested, this, &ComparisonController::exportRequested);
    connect(m_window, &CompareWindow::savesWanted, this,
        [this](const QString& folder) { emit recordRequested(folder, RunDetail::Identity); });
    connect(m_window, &CompareWindow::otherRunWanted, this, [this](ModelPicker* picker) { chooseOther(*picker); });
}

/// Chooses the model in memory for A, unless the person has chosen something.
void ComparisonController::chooseFirstModels()
{
    const auto runs = m_sources.recent();
    if (!m_window->first().isChosen() && m_hasModel)
        m_window->first().choose({});
    else if (!m_window->first().isChosen() && !runs.empty())
        m_window->first().choose(runs.front());
    if (!m_window->second().isChosen())
        chooseSecond();
}

/// Chooses the save of the open run whose step is farthest from that of the weights in memory. If there is none,
/// chooses another run on the same data.
void ComparisonController::chooseSecond()
{
    if (!m_shown || !m_shown->run() || m_shown->run()->folder.empty())
        return;
    const auto& run = *m_shown->run();
    const auto distance = [&run](std::int64_t step) { return std::abs(step - run.weightsStep); };
    const auto save = std::ranges::max_element(run.saves, {}, distance);
    if (save != run.saves.end() && distance(*save) > 0)
        return m_window->second().choose({QString::fromStdString(run.folder), run.name, run.data}, *save);
    m_seeksSameData = true;
    for (const auto& other : m_sources.recent())
        if (other.folder.toStdString() != run.folder)
            emit recordRequested(other.folder, RunDetail::Identity);
}

bool ComparisonController::isOnSameData(const RunRecord& record) const
{
    const auto& run = m_shown->run();
    return run && record.folder != run->folder && record.task == run->task && record.data == run->data.toStdString()
        && record.trainingPairs == run->trainingPairs;
}

void ComparisonController::chooseOther(ModelPicker& picker)
{
    const auto run = m_sources.choose();
    m_window->activateWindow(); // the dialog belonged to the main window
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
    if (!m_window)
        return;
    m_window->showSaves(record);
    if (!m_seeksSameData || m_window->second().isChosen() || !isOnSameData(record))
        return;
    m_seeksSameData = false;
    const auto folder = QString::fromStdString(record.folder);
    for (const auto& run : m_sources.recent())
        if (run.folder == folder)
            m_window->second().choose(run);
    m_window->compare();
}

void ComparisonController::stopWaiting()
{
    if (m_window)
        m_window->stopWaiting();
}

} // namespace attentoscope::ui
