// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels.h"

#include "ui/theme/grid.h"

#include <QEvent>
#include <QPainter>

#include <cmath>

namespace attentoscope::ui {

ElidedLabel::ElidedLabel(QWidget* parent, Qt::TextElideMode mode) : QLabel(parent), m_mode(mode)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::setFullText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    setToolTip(text);
    updateGeometry();
    update();
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {grid(4), fontMetrics().height()};
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 2, fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QString shown = fontMetrics().elidedText(m_text, m_mode, width());
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine, shown);
}

void makeQuiet(QWidget* widget, TextSize size)
{
    widget->setForegroundRole(QPalette::PlaceholderText);
    if (size == TextSize::Normal)
        return;
    QFont font = widget->font();
    font.setPointSizeF(font.pointSizeF() * 0.92);
    widget->setFont(font);
}

RichLabel::RichLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::RichText);
    setWordWrap(true);
}

void RichLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || text().isEmpty())
        return;
    const auto kept = text();
    clear();
    setText(kept);
}

QLabel* makeQuietLabel(const QString& text, QWidget* parent, TextSize size)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    makeQuiet(label, size);
    return label;
}

void makeTitle(QWidget* widget, int steps)
{
    QFont font = widget->font();
    font.setPointSizeF(font.pointSizeF() * std::pow(1.15, steps));
    font.setWeight(QFont::DemiBold);
    widget->setFont(font);
}

} // namespace attentoscope::ui
