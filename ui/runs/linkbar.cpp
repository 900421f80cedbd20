// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/linkbar.h"

#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <chrono>

namespace attentoscope::ui {

namespace {

constexpr std::chrono::seconds ageTick{1};

double secondsOf(const QElapsedTimer& timer)
{
    constexpr double millisecondsInSecond = 1e3;
    return static_cast<double>(timer.elapsed()) / millisecondsInSecond;
}

} // namespace

LinkBar::LinkBar(QWidget* parent) : QFrame(parent), m_text(new TextLabel(this)), m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("linkBar"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close; the engine stays where it is"));
    m_close->setAccessibleName(m_close->toolTip());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(grid(1.5), grid(0.5), grid(1), grid(0.5));
    row->setSpacing(grid(1));
    row->addWidget(m_text, 1);
    row->addWidget(m_close, 0, Qt::AlignVCenter);
    m_clock.setInterval(ageTick);
    connect(&m_clock, &QTimer::timeout, this, &LinkBar::refresh);
    connect(m_close, &QToolButton::clicked, this, [this] {
        m_isClosed = true;
        hide();
    });
    hide();
}

void LinkBar::showState(const LinkState& state)
{
    const bool wasStale = isStale();
    const bool isOther = isHidden() || m_state.phase != state.phase;
    m_state = state;
    m_sinceState.start();
    if (isStale() && !wasStale)
        m_lost.start();
    m_isClosed = m_isClosed && !isOther;
    refresh();
    if (isOther && !isHidden())
        announce(*this, text());
    if (isStale() != wasStale)
        emit staleChanged(isStale());
}

QString LinkBar::text() const
{
    return m_text->text();
}

bool LinkBar::isStale() const
{
    return m_state.phase == LinkPhase::Lost || m_state.phase == LinkPhase::Ended;
}

QString LinkBar::place() const
{
    return m_state.host.empty() ? tr("the other side") : QString::fromStdString(m_state.host);
}

QString LinkBar::words() const
{
    const auto reason = translated(m_state.reason);
    switch (m_state.phase) {
    case LinkPhase::Connecting:
        return tr("Connecting…");
    case LinkPhase::Connected:
        return tr("The engine of this window runs on %1. Files and runs are those of that machine, and a training goes "
                  "on when this window is closed.")
            .arg(place());
    case LinkPhase::Ended:
        return tr("The connection to %1 has ended: %2").arg(place(), reason);
    case LinkPhase::Lost:
        break;
    }
    const double left = std::max(0.0, m_state.secondsToNext - secondsOf(m_sinceState));
    const auto lost = tr("Connection to %1 lost; what you see is %2 old. Training continues there.")
                          .arg(place(), spanText(secondsOf(m_lost)));
    const auto next = left > 0.0 ? tr("Retrying in %1.").arg(spanText(left)) : tr("Retrying now.");
    return lost + QLatin1Char(' ') + next + QLatin1Char(' ') + reason;
}

void LinkBar::refresh()
{
    m_text->setText(words());
    m_text->setForegroundRole(isStale() ? QPalette::PlaceholderText : QPalette::WindowText);
    update();
    setVisible(!m_isClosed);
    if (m_state.phase == LinkPhase::Lost)
        m_clock.start();
    else
        m_clock.stop();
}

void LinkBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor tint = palette().color(isStale() ? QPalette::Mid : QPalette::Highlight);
    const QColor base = palette().color(QPalette::Base);
    stylepainting::drawBox(rect(), blended(base, tint, 0.10), blended(base, tint, 0.45), painter);
}

void LinkBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        m_close->click();
    else
        QFrame::keyPressEvent(event);
}

} // namespace attentoscope::ui
