// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/style/readoutline.h"

#include "ui/plots/style/plotstyle.h"
#include "ui/widgets/plaintext.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

ReadoutLine::ReadoutLine(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Reading"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

namespace {

QString joined(const std::vector<ReadingPart>& parts)
{
    QStringList texts;
    for (const auto& part : parts)
        texts << part.text;
    return texts.join(QStringLiteral(" · "));
}

} // namespace

void ReadoutLine::setHint(const QString& hint)
{
    setHintParts({{hint}});
}

void ReadoutLine::setReading(const QString& reading)
{
    setReadingParts(reading.isEmpty() ? std::vector<ReadingPart>() : std::vector<ReadingPart>{{reading}});
}

void ReadoutLine::setHintParts(const std::vector<ReadingPart>& parts)
{
    m_hintParts = parts;
    if (const auto hint = joined(parts); std::exchange(m_hint, hint) != hint)
        announce();
}

void ReadoutLine::setReadingParts(const std::vector<ReadingPart>& parts)
{
    m_readingParts = parts;
    if (const auto reading = joined(parts); std::exchange(m_reading, reading) != reading)
        announce();
}

QString ReadoutLine::shownText() const
{
    auto parts = m_reading.isEmpty() ? m_hintParts : m_readingParts;
    const int room = line().width();
    while (fontMetrics().horizontalAdvance(joined(parts)) > room) {
        const auto least = std::ranges::max_element(parts, {}, &ReadingPart::rank);
        if (least == parts.end() || least->rank == 0)
            break;
        parts.erase(least);
    }
    return fontMetrics().elidedText(joined(parts), Qt::ElideRight, room);
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
    painter.drawText(line(), Qt::AlignCenter, shownText());
}

} // namespace attentoscope::ui
