// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/choicebutton.h"

#include "ui/theme/grid.h"
#include "ui/theme/palettes.h"
#include "ui/theme/stylepainting.h"

#include <QPainter>

namespace attentoscope::ui {

ChoiceButton::ChoiceButton(const QString& text, QWidget* parent) : QRadioButton(parent), m_text(text)
{
    setText(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")));
    setAccessibleName(text);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    auto policy = QSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int ChoiceButton::markRoom() const
{
    return fontMetrics().ascent() + grid(2);
}

QSize ChoiceButton::sizeHint() const
{
    return {grid(34), heightForWidth(grid(34))};
}

QSize ChoiceButton::minimumSizeHint() const
{
    return {grid(16), fontMetrics().height() + grid(1.5)};
}

int ChoiceButton::heightForWidth(int width) const
{
    const QRect room(0, 0, qMax(1, width - markRoom() - grid(1)), 10'000);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, m_text).height() + grid(1.5);
}

void ChoiceButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor base = palette().color(QPalette::Base);
    const QColor fill = isChecked() ? blended(base, accent, 0.12) : underMouse() ? blended(base, accent, 0.05) : base;
    const bool isHot = isChecked() || hasFocus();
    stylepainting::drawBox(
        rect(), fill, isHot ? accent : palette().color(QPalette::Mid), painter, hasFocus() ? 2.0 : 1.0);
    const int side = fontMetrics().ascent();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QRectF mark(
        mirrored ? width() - grid(1) - side : grid(1), grid(0.75) + (fontMetrics().height() - side) / 2.0, side, side);
    painter.setPen(QPen(isChecked() ? accent : palette().color(QPalette::PlaceholderText), 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(mark.adjusted(0.5, 0.5, -0.5, -0.5));
    if (isChecked()) {
        painter.setBrush(accent);
        painter.drawEllipse(mark.adjusted(side * 0.27, side * 0.27, -side * 0.27, -side * 0.27));
    }
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
    const int room = markRoom();
    const QRect words =
        mirrored ? rect().adjusted(grid(1), grid(0.75), -room, 0) : rect().adjusted(room, grid(0.75), -grid(1), 0);
    painter.drawText(
        words, int(Qt::TextWordWrap) | int(mirrored ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignTop), m_text);
}

} // namespace attentoscope::ui
