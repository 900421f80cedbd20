// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/adviceline.h"

#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

AdviceLine::AdviceLine(const Actions& actions, QWidget* parent)
    : QFrame(parent)
    , m_actions(actions)
    , m_text(new TextLabel(this))
    , m_remedy(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("adviceLine"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close; this is not said again of this run"));
    m_close->setAccessibleName(m_close->toolTip());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(grid(1.5), grid(0.25), grid(1), grid(0.25));
    row->setSpacing(grid(1));
    row->addWidget(m_text, 1);
    row->addWidget(m_remedy, 0, Qt::AlignVCenter);
    row->addWidget(m_close, 0, Qt::AlignVCenter);
    connect(m_remedy, &QPushButton::clicked, this, &AdviceLine::apply);
    connect(m_close, &QToolButton::clicked, this, &AdviceLine::close);
    for (auto* action : {actions.startAgain, actions.goOn, actions.openPairs})
        connect(action, &QAction::changed, this, &AdviceLine::refreshButton);
    hide();
}

/// Another program may train the run. Then it cannot be changed here, and there is no advice.
void AdviceLine::showRun(const RunDescription& run)
{
    m_adviser = TrainingAdviser();
    m_applied.clear();
    if (run.folder.empty() || run.folder != std::exchange(m_folder, run.folder))
        m_closed.clear();
    if (!run.past || run.past->end != RunPast::End::TrainedElsewhere)
        m_adviser.begin(run);
    refresh();
}

void AdviceLine::forgetRun()
{
    m_adviser = TrainingAdviser();
    m_folder.clear();
    m_closed.clear();
    refresh();
}

void AdviceLine::showReports(const TrainingReports& reports)
{
    m_adviser.add(reports);
    refresh();
}

void AdviceLine::showError(const Error& error)
{
    m_adviser.fail(error);
    refresh();
}

void AdviceLine::showEnd(TrainingEnd end)
{
    m_adviser.end(end);
    refresh();
}

void AdviceLine::setQuiet(bool quiet)
{
    m_isQuiet = quiet;
    refresh();
}

void AdviceLine::keepQuiet()
{
    m_isAlwaysQuiet = true;
    refresh();
}

void AdviceLine::setClosed(std::vector<std::string> kinds)
{
    m_closed = std::move(kinds);
    refresh();
}

QString AdviceLine::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void AdviceLine::refresh()
{
    m_advice = m_adviser.advice();
    const auto isIn = [](const std::vector<std::string>& kinds) {
        return [&kinds](const Advice& advice) { return std::ranges::find(kinds, advice.id) != kinds.end(); };
    };
    std::erase_if(m_applied,
        [this](const std::string& kind) { return std::ranges::find(m_advice, kind, &Advice::id) == m_advice.end(); });
    std::erase_if(m_advice, isIn(m_closed));
    std::erase_if(m_advice, isIn(m_applied));
    if (m_advice.empty() || m_isQuiet || m_isAlwaysQuiet)
        return hide();
    const auto text = translated(m_advice.front().sentence);
    const bool isNew = isHidden();
    m_text->setText(text);
    m_remedy->setText(translated(m_advice.front().remedy.text));
    refreshButton();
    show();
    if (isNew)
        announce(*this, text);
}

QAction* AdviceLine::actionOf(const Remedy& remedy) const
{
    switch (remedy.action) {
    case RemedyAction::StartAgain:
        return m_actions.startAgain;
    case RemedyAction::Continue:
        return m_actions.goOn;
    case RemedyAction::OpenPairs:
        return m_actions.openPairs;
    case RemedyAction::Change:
        break;
    }
    return nullptr;
}

void AdviceLine::refreshButton()
{
    if (m_advice.empty())
        return;
    const auto* action = actionOf(m_advice.front().remedy);
    m_remedy->setEnabled(!action || action->isEnabled());
    m_remedy->setToolTip(
        action ? action->toolTip() : plainTip(tr("It holds from the next batch on; Ctrl+Z undoes it")));
}

void AdviceLine::close()
{
    if (!m_advice.empty())
        m_closed.push_back(m_advice.front().id);
    refresh();
}

void AdviceLine::apply()
{
    const auto remedy = m_advice.front().remedy;
    m_applied.push_back(m_advice.front().id);
    refresh();
    emit remedyChosen(remedy);
}

void AdviceLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor tint = palette().color(QPalette::Highlight);
    const QColor base = palette().color(QPalette::Base);
    stylepainting::drawBox(rect(), blended(base, tint, 0.10), blended(base, tint, 0.45), painter);
}

void AdviceLine::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

} // namespace attentoscope::ui
