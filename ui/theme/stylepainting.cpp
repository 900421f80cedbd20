// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/stylepainting.h"

#include "ui/theme/grid.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/theme/palettes.h"

#include <QPainterPath>
#include <QVariant>
#include <QWidget>

#include <array>

namespace attentoscope::ui::stylepainting {

qreal cornerRadius()
{
    return grid(0.625);
}

bool has(const QStyleOption& option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}

bool isHot(const QStyleOption& option)
{
    return has(option, QStyle::State_Enabled) && has(option, QStyle::State_MouseOver);
}

void drawBox(const QRectF& rect, const QColor& fill, const QColor& line, QPainter& painter, qreal width)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(line.alpha() == 0 ? QPen(Qt::NoPen) : QPen(line, width));
    const qreal inset = line.alpha() == 0 ? 0.0 : width / 2.0;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), cornerRadius(), cornerRadius());
    painter.restore();
}

void drawField(const QStyleOption& option, const QColor& fill, QPainter& painter)
{
    const auto& palette = option.palette;
    const bool focused = has(option, QStyle::State_HasFocus) && has(option, QStyle::State_Enabled);
    QColor line = palette.color(QPalette::Mid);
    if (focused)
        line = palette.color(QPalette::Highlight);
    else if (isHot(option))
        line = palette.color(QPalette::Dark);
    const QColor inside = has(option, QStyle::State_Enabled) ? fill : palette.color(QPalette::Window);
    drawBox(option.rect, inside, line, painter, focused ? 2.0 : 1.0);
}

void drawButtonPanel(const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    const auto& palette = option.palette;
    const bool primary = widget && widget->property(primaryProperty).toBool();
    const bool pressed = has(option, QStyle::State_Sunken) || has(option, QStyle::State_On);
    QColor fill = palette.color(primary ? QPalette::Highlight : QPalette::Button);
    const QColor towards = palette.color(primary ? QPalette::HighlightedText : QPalette::ButtonText);
    if (!has(option, QStyle::State_Enabled))
        fill = palette.color(primary ? QPalette::Midlight : QPalette::Window);
    else if (pressed)
        fill = blended(fill, towards, 0.16);
    else if (isHot(option))
        fill = blended(fill, towards, 0.07);
    const QColor line = primary ? QColor(Qt::transparent) : palette.color(QPalette::Mid);
    drawBox(option.rect, fill, line, painter);
    if (!has(option, QStyle::State_HasFocus) || !has(option, QStyle::State_KeyboardFocusChange))
        return;
    constexpr int within = 3; // pixels; the usual frame has the colour of this button
    if (primary)
        drawBox(option.rect.adjusted(within, within, -within, -within), Qt::transparent, towards, painter, 2.0);
    else
        drawFocusFrame(option, painter);
}

void drawToolButtonPanel(const QStyleOption& option, QPainter& painter)
{
    const auto& palette = option.palette;
    const bool pressed = has(option, QStyle::State_Sunken);
    const bool checked = has(option, QStyle::State_On);
    if (!pressed && !checked && !isHot(option))
        return;
    QColor fill = palette.color(QPalette::WindowText);
    fill.setAlphaF(pressed ? 0.16F : checked ? 0.11F : 0.07F);
    drawBox(option.rect, fill, Qt::transparent, painter);
}

void drawFieldFrame(const QStyleOption& option, QPainter& painter)
{
    drawField(option, option.palette.color(QPalette::Base), painter);
}

void drawFocusFrame(const QStyleOption& option, QPainter& painter)
{
    drawBox(option.rect, Qt::transparent, option.palette.color(QPalette::Highlight), painter, 2.0);
}

void drawCheckBox(const QStyleOption& option, QPainter& painter)
{
    const auto& palette = option.palette;
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool checked = has(option, QStyle::State_On);
    const QColor accent = palette.color(QPalette::Highlight);
    const QColor line = checked && enabled ? accent : palette.color(isHot(option) ? QPalette::Dark : QPalette::Mid);
    const QColor plain = palette.color(enabled ? QPalette::Base : QPalette::Window);
    drawBox(option.rect, checked ? (enabled ? accent : palette.color(QPalette::Mid)) : plain, line, painter);
    if (!checked)
        return;
    const QRectF box = option.rect;
    const auto at = [&](double x, double y) { return box.topLeft() + QPointF(box.width() * x, box.height() * y); };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(enabled ? QPalette::HighlightedText : QPalette::Window), box.width() / 8.0,
        Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const std::array<QPointF, 3> mark = {at(0.26, 0.53), at(0.43, 0.70), at(0.75, 0.32)};
    painter.drawPolyline(mark.data(), 3);
    painter.restore();
}

void drawViewFrame(const QStyleOption& option, QPainter& painter)
{
    drawBox(option.rect, Qt::transparent, option.palette.color(QPalette::Midlight), painter);
}

void drawRow(const QStyleOptionViewItem& option, QPainter& painter)
{
    if (option.backgroundBrush.style() != Qt::NoBrush)
        painter.fillRect(option.rect, option.backgroundBrush);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (!selected && !isHot(option))
        return;
    QColor fill = option.palette.color(selected ? QPalette::Highlight : QPalette::WindowText);
    fill.setAlphaF(selected ? 0.18F : 0.05F);
    painter.fillRect(option.rect, fill);
}

void drawChevron(const QRect& rect, Qt::ArrowType direction, const QColor& color, QPainter& painter)
{
    const qreal half = grid(0.5);
    const qreal turn = direction == Qt::UpArrow ? 180.0
        : direction == Qt::RightArrow           ? 270.0
        : direction == Qt::LeftArrow            ? 90.0
                                                : 0.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect).center());
    painter.rotate(turn);
    painter.setPen(QPen(color, qMax(1.2, half / 3.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const std::array<QPointF, 3> line = {QPointF(-half, -half / 2), QPointF(0, half / 2), QPointF(half, -half / 2)};
    painter.drawPolyline(line.data(), 3);
    painter.restore();
}

} // namespace attentoscope::ui::stylepainting
