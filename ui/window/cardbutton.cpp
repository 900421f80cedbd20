// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/cardbutton.h"

#include "ui/theme/grid.h"

#include <QPainter>

namespace attentoscope::ui {

CardButton::CardButton(const QString& title, const QString& description, const QIcon& icon, QWidget* parent)
    : Card(parent), m_description(description)
{
    setText(title);
    setIcon(icon);
    setAccessibleName(title);
    setAccessibleDescription(description);
}

QSize CardButton::sizeHint() const
{
    return {grid(44), heightForWidth(grid(44))};
}

QSize CardButton::minimumSizeHint() const
{
    return {grid(30), heightForWidth(grid(44))};
}

int CardButton::heightForWidth(int width) const
{
    const QRect room(0, 0, qMax(1, width - 2 * grid(1.75)), 10'000);
    const int text = fontMetrics().boundingRect(room, Qt::TextWordWrap, m_description).height();
    return QFontMetrics(titleFont()).height() + grid(0.5) + text + 2 * grid(1.5);
}

QFont CardButton::titleFont() const
{
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * 1.1);
    font.setWeight(QFont::DemiBold);
    return font;
}

void CardButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawSurface(painter);
    const QRect room = rect().adjusted(grid(1.75), grid(1.5), -grid(1.75), -grid(1.5));
    const int side = grid(2.25);
    icon().paint(&painter, QRect(room.left(), room.top(), side, side), Qt::AlignCenter,
        isEnabled() ? QIcon::Normal : QIcon::Disabled);
    painter.setFont(titleFont());
    const int titleHeight = painter.fontMetrics().height();
    painter.setPen(textColor(QPalette::ButtonText));
    const QRect title(room.left() + side + grid(1), room.top(), room.width() - side - grid(1), titleHeight);
    painter.drawText(title, Qt::AlignVCenter | Qt::TextSingleLine, text());
    painter.setFont(font());
    painter.setPen(textColor(QPalette::PlaceholderText));
    const QRect below = room.adjusted(0, titleHeight + grid(0.5), 0, 0);
    painter.drawText(below, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, m_description);
}

} // namespace attentoscope::ui
