// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonbox.h"

#include "ui/theme/grid.h"
#include "ui/theme/palettes.h"
#include "ui/theme/stylepainting.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

QColor colorOf(LessonBox::Tone tone, const QPalette& palette)
{
    switch (tone) {
    case LessonBox::Tone::Active:
        return palette.color(QPalette::Highlight);
    case LessonBox::Tone::Right:
        return isDark(palette) ? QColor(0x6c, 0xc2, 0x8f) : QColor(0x1f, 0x7a, 0x4a);
    case LessonBox::Tone::Other:
        return warningColor(palette);
    case LessonBox::Tone::Plain:
        break;
    }
    return hairline(palette);
}

} // namespace

LessonBox::LessonBox(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    fitMargins();
}

void LessonBox::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void LessonBox::fitMargins()
{
    m_column->setContentsMargins(grid(1.75), grid(1.25), grid(1.25), grid(1.25));
    m_column->setSpacing(grid(0.75));
}

void LessonBox::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitMargins();
}

void LessonBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor color = colorOf(m_tone, palette());
    const QColor base = palette().color(QPalette::Base);
    const bool isPlain = m_tone == Tone::Plain;
    stylepainting::drawBox(
        rect(), isPlain ? base : blended(base, color, 0.06), blended(base, color, isPlain ? 1.0 : 0.55), painter);
    if (isPlain)
        return;
    const int bar = qMax(3, grid(0.5));
    const int inset = qRound(stylepainting::cornerRadius());
    const int left = layoutDirection() == Qt::RightToLeft ? width() - bar : 0;
    painter.fillRect(QRect(left, inset, bar, height() - 2 * inset), color);
}

} // namespace attentoscope::ui
