// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/style/readoutline.h"

#include "ui/plots/style/plotstyle.h"
#include "ui/widgets/plaintext.h"

#include <QAccessible>
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
    const int room = width() - 2 * plotStyle(palette(), font()).unit();
    setToolTip(plainTip(fontMetrics().horizontalAdvance(text()) > room ? text() : QString()));
    update();
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
    const QRect line = rect().adjusted(2 * look.unit(), 0, -2 * look.unit(), 0);
    painter.drawText(line, Qt::AlignCenter, fontMetrics().elidedText(text(), Qt::ElideRight, line.width()));
}

} // namespace attentoscope::ui
