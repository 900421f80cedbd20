// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/style/readoutline.h"

#include "ui/plots/style/plotstyle.h"
#include "ui/widgets/plaintext.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>

namespace attentoscope::ui {

ReadoutLine::ReadoutLine(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Reading"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ReadoutLine::setHint(const QString& hint)
{
    if (hint == m_hint)
        return;
    m_hint = hint;
    announce();
}

void ReadoutLine::setReading(const QString& reading)
{
    if (reading == m_reading)
        return;
    m_reading = reading;
    announce();
}

bool ReadoutLine::showsFocus(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

void ReadoutLine::setFocusShown(bool shown)
{
    m_focusShown = shown;
    update();
}

void ReadoutLine::announce()
{
    setAccessibleDescription(text());
    showTip();
    update();
}

QRect ReadoutLine::line() const
{
    const int rim = 2 * plotStyle(palette(), font()).unit();
    return rect().adjusted(rim, 0, -rim, 0);
}

void ReadoutLine::showTip()
{
    const bool isCut = fontMetrics().horizontalAdvance(text()) > line().width();
    setToolTip(plainTip(isCut ? text() : QString()));
}

void ReadoutLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showTip();
}

void ReadoutLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showTip();
}

QSize ReadoutLine::sizeHint() const
{
    return {100, fontMetrics().height() + plotStyle(palette(), font()).unit() / 2};
}

QSize ReadoutLine::minimumSizeHint() const
{
    return sizeHint();
}

void ReadoutLine::paintEvent(QPaintEvent*)
{
    const PlotStyle look = plotStyle(palette(), font());
    QPainter painter(this);
    if (m_focusShown)
        painter.fillRect(QRect(0, height() - 2, width(), 2), look.accent);
    painter.setPen(m_reading.isEmpty() ? look.mutedText : look.text);
    painter.drawText(line(), Qt::AlignCenter, fontMetrics().elidedText(text(), Qt::ElideRight, line().width()));
}

} // namespace attentoscope::ui
