// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/linkscontroller.h"

#include <QAction>

#include <chrono>
#include <utility>

namespace attentoscope::ui {

namespace {

constexpr std::chrono::milliseconds betweenLooks{250};

} // namespace

LinksController::LinksController(QAction& action, QObject* parent) : QObject(parent), m_action(action)
{
    m_next.setSingleShot(true);
    m_next.setInterval(betweenLooks);
    connect(&m_next, &QTimer::timeout, this, [this] { emit ordered(LinkLearningOrder::Look); });
    connect(&m_action, &QAction::triggered, this, [this] {
        order(m_learning.state == LinkLearningState::Learning ? LinkLearningOrder::Cancel : LinkLearningOrder::Begin);
    });
    refresh();
}

void LinksController::showCorpus(const CorpusSummary& summary)
{
    m_hasPairs = !summary.hasGoldAlignments && summary.trainingPairs > 0;
    m_learning = {};
    refresh();
    if (m_hasPairs)
        order(LinkLearningOrder::BeginIfQuick);
}

void LinksController::showRun(const RunDescription& run)
{
    if (!m_hasPairs || run.configuration.task != Task::Sentences || m_learning.state == LinkLearningState::Cancelled)
        return;
    m_mayBeOthers = true;
    order(LinkLearningOrder::BeginIfQuick);
}

void LinksController::order(LinkLearningOrder order)
{
    m_next.stop();
    emit ordered(order);
}

void LinksController::showLearning(const LinkLearning& learning)
{
    if (!m_hasPairs)
        return;
    const auto before = std::exchange(m_learning, learning).state;
    if (learning.state == LinkLearningState::Learning)
        m_next.start();
    refresh();
    if (learning.state != before)
        sayEnd();
    if (learning.state != before || learning.state == LinkLearningState::Learning || m_mayBeOthers)
        emit changed(learning);
    m_mayBeOthers = false;
}

void LinksController::sayEnd()
{
    switch (m_learning.state) {
    case LinkLearningState::Ready:
        emit said(
            tr("Statistical links of the pairs are there: they are outlined, and attention is measured against them"));
        break;
    case LinkLearningState::Slow:
        emit said(tr("Statistical links of so many pairs take more than a minute: Tools ▸ Learn statistical links"));
        break;
    case LinkLearningState::Cancelled:
        emit said(tr("No statistical links are learned"));
        break;
    default:
        break;
    }
    for (const auto& notice : m_learning.notices)
        emit failed(Error{ErrorCode::Unwritable, notice, {}});
}

void LinksController::refresh()
{
    const bool isLearning = m_learning.state == LinkLearningState::Learning;
    m_action.setText(isLearning ? tr("Stop learning statistical lin&ks (%1%)").arg(qRound(100.0 * m_learning.done))
                                : tr("Learn statistical lin&ks"));
    m_action.setEnabled(m_hasPairs && m_learning.state != LinkLearningState::Ready);
}

} // namespace attentoscope::ui
