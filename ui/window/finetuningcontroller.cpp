// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/finetuningcontroller.h"

#include "ui/comparison/comparisoncontroller.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/training/rundestination.h"
#include "ui/training/shownmodel.h"
#include "ui/training/shownwords.h"
#include "ui/training/trainingpanel.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/dataactions.h"
#include "ui/window/finetuningdialog.h"

#include <QAction>

#include <utility>

namespace attentoscope::ui {

FineTuningController::FineTuningController(const Parts& parts, QWidget& window)
    : QObject(&window), m_parts(parts), m_window(window)
{
    connect(&parts.action, &QAction::triggered, this, &FineTuningController::open);
    connect(&parts.shown, &ShownModel::changed, this, &FineTuningController::refresh);
    connect(&parts.shown, &ShownModel::changed, this, &FineTuningController::follow);
    refresh();
}

void FineTuningController::open()
{
    m_dialog =
        new FineTuningDialog(m_parts.shown.run()->name, m_parts.shown.data(), m_parts.training.settings(), &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setAlsoValidation(m_parts.shown.alsoValidation());
    connect(m_dialog, &FineTuningDialog::planWanted, this, &FineTuningController::plan);
    connect(m_dialog, &FineTuningDialog::fileWanted, this, [this] {
        if (const auto file = m_parts.data.chooseValidation(); !file.isEmpty() && m_dialog)
            m_dialog->setAlsoValidation(file);
    });
    connect(m_dialog, &QDialog::accepted, this, [this, dialog = m_dialog.data()] { start(dialog->request()); });
    connect(m_dialog, &QDialog::finished, this, [this] { m_planning.request_stop(); });
    m_dialog->open();
    m_dialog->ask();
}

void FineTuningController::plan(TrainingRequest request)
{
    if (!canFineTune(m_parts.shown)) // it may have changed while the person was asked
        return m_dialog->reject();
    m_planning.request_stop();
    m_planning = std::stop_source();
    request.from = m_parts.shown.run()->folder;
    emit planRequested(request, m_planning.get_token());
}

void FineTuningController::showPlan(const Result<FineTuningPlan>& plan)
{
    if (m_dialog)
        m_dialog->showPlan(plan);
}

void FineTuningController::start(TrainingRequest request)
{
    if (!canFineTune(m_parts.shown))
        return;
    const auto& run = *m_parts.shown.run();
    request.from = run.folder;
    constexpr int longestName = 40; // each such training adds to it
    request.runFolder =
        m_parts.training.destination().folderFor(m_parts.shown.data(), run.name.left(longestName)).toStdString();
    request.ifTaken = TakenFolder::Number;
    request.watched = m_parts.view.watched().sentences();
    m_asked = Asked{{QString::fromStdString(run.folder), run.name, run.data}, {}};
    emit requested(request);
}

void FineTuningController::follow()
{
    const auto& run = m_parts.shown.run();
    if (!m_asked || !run || QString::fromStdString(run->folder) == m_asked->model.folder)
        return;
    if (!m_asked->folder)
        m_asked->folder = run->folder;
    if (*m_asked->folder != run->folder || !run->isTrainedOn)
        return m_asked.reset(); // another run was opened or begun
    if (!run->end)
        return;
    const auto asked = *std::exchange(m_asked, std::nullopt);
    if (*run->end != RunPast::End::Stopped)
        m_parts.comparisons.compareWithMemory(asked.model, {});
}

void FineTuningController::showFailure()
{
    if (m_asked && !m_asked->folder)
        m_asked.reset();
}

void FineTuningController::refresh()
{
    m_parts.action.setEnabled(canFineTune(m_parts.shown));
    m_parts.action.setToolTip(plainTip(fineTuningTip(m_parts.shown)));
    m_parts.action.setStatusTip(plainTip(fineTuningTip(m_parts.shown)));
}

} // namespace attentoscope::ui
