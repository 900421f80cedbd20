// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/forkcontroller.h"

#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/earlierrunscontroller.h"
#include "ui/data/pairsview.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/training/shownmodel.h"
#include "ui/training/shownwords.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/forkdialog.h"

#include <QAction>
#include <QDateTime>

#include <utility>

namespace attentoscope::ui {

namespace {

/// The folder of a fork: a new name beside the original.
std::string folderOfFork(const std::string& original)
{
    const auto moment = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    return original + "-fork-" + moment.toStdString();
}

} // namespace

ForkController::ForkController(const Parts& parts, QWidget& window) : QObject(&window), m_parts(parts), m_window(window)
{
    connect(&parts.action, &QAction::triggered, this, &ForkController::open);
    connect(&parts.view.pairs(), &PairsView::forkWanted, this, &ForkController::open);
    connect(&parts.shown, &ShownModel::changed, this, &ForkController::follow);
    follow();
}

void ForkController::open()
{
    auto* dialog = new ForkDialog(*m_parts.shown.run(), m_parts.view.pairs().selected(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { request(dialog->request()); });
    dialog->open();
}

void ForkController::request(ForkRequest request)
{
    if (!canFork(m_parts.shown)) // the state may have changed while the person was asked
        return;
    const auto& run = *m_parts.shown.run();
    request.run = run.folder;
    request.runFolder = folderOfFork(run.folder);
    request.watched = m_parts.view.watched().sentences();
    const auto sentence = request.pairs.empty()
        ? m_parts.view.pairs().sentenceWith(QString::fromStdString(request.without))
        : QString::fromStdString(request.pairs.front().source);
    m_asked = Asked{{QString::fromStdString(run.folder), run.name, run.data}, request.runFolder, sentence};
    emit requested(request);
}

void ForkController::follow()
{
    const bool isPossible = canFork(m_parts.shown);
    m_parts.action.setEnabled(isPossible);
    m_parts.action.setToolTip(plainTip(forkTip(m_parts.shown)));
    m_parts.action.setStatusTip(plainTip(forkTip(m_parts.shown)));
    m_parts.view.pairs().setForkable(isPossible);
    const auto& run = m_parts.shown.run();
    if (!m_asked || !run || run->folder != m_asked->folder)
        return;
    if (!std::exchange(m_asked->hasBegun, true))
        m_parts.earlierRuns.add(m_asked->original);
    if (!run->end)
        return;
    const auto asked = *std::exchange(m_asked, std::nullopt);
    if (*run->end != RunPast::End::Stopped)
        m_parts.comparisons.compareWithMemory(asked.original, asked.sentence);
}

} // namespace attentoscope::ui
