// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/stylecontrols.h"

#include "ui/theme/grid.h"
#include "ui/theme/palettes.h"
#include "ui/theme/stylepainting.h"

namespace attentoscope::ui::stylepainting {

void drawProgressGroove(const QStyleOption& option, QPainter& painter)
{
    drawBox(option.rect, option.palette.color(QPalette::Midlight), Qt::transparent, painter);
}

void drawProgressContents(const QStyleOptionProgressBar& option, QPainter& painter)
{
    const auto span = qMax<qint64>(1, qint64(option.maximum) - option.minimum);
    const double share = double(qint64(option.progress) - option.minimum) / double(span);
    if (share <= 0.0)
        return;
    QRectF filled = option.rect;
    filled.setWidth(qMax(filled.height(), filled.width() * qMin(1.0, share)));
    if (option.direction == Qt::RightToLeft)
        filled.moveRight(QRectF(option.rect).right());
    drawBox(filled, option.palette.color(QPalette::Highlight), Qt::transparent, painter);
}

void drawSplitterHandle(const QStyleOption& option, QPainter& painter)
{
    const bool vertical = option.state.testFlag(QStyle::State_Horizontal); // the handle of a horizontal splitter
    QRect line = option.rect;
    if (vertical)
        line = QRect(line.center().x(), line.top(), 1, line.height());
    else
        line = QRect(line.left(), line.center().y(), line.width(), 1);
    const bool hot = isHot(option) || has(option, QStyle::State_Sunken);
    painter.fillRect(line, option.palette.color(hot ? QPalette::Highlight : QPalette::Midlight));
}

void drawHeaderSection(const QStyleOptionHeader& option, QPainter& painter)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Base));
    painter.fillRect(option.rect.adjusted(0, option.rect.height() - 1, 0, 0), hairline(option.palette));
}

void drawMenuBarItem(const QStyleOptionMenuItem& option, Qt::TextFlag mnemonics, QPainter& painter)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Window));
    const bool active = has(option, QStyle::State_Selected) && has(option, QStyle::State_Enabled);
    if (active) {
        QColor fill = option.palette.color(QPalette::WindowText);
        fill.setAlphaF(has(option, QStyle::State_Sunken) ? 0.14F : 0.08F);
        drawBox(option.rect.adjusted(0, 2, 0, -2), fill, Qt::transparent, painter);
    }
    painter.setPen(option.palette.color(QPalette::WindowText));
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextSingleLine | mnemonics, option.text);
}

void drawScrollBar(const QStyleOptionSlider& option, const QRect& handle, QPainter& painter)
{
    if (option.maximum <= option.minimum)
        return;
    QColor fill = option.palette.color(QPalette::WindowText);
    const bool held = option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider);
    fill.setAlphaF(has(option, QStyle::State_Sunken) && held ? 0.45F : isHot(option) ? 0.32F : 0.20F);
    const int inset = grid(0.25);
    drawBox(handle.adjusted(inset, inset, -inset, -inset), fill, Qt::transparent, painter);
}

void drawComboBox(const QStyleOptionComboBox& option, const QRect& arrow, QPainter& painter)
{
    drawField(option, option.palette.color(QPalette::Base), painter);
    drawChevron(arrow, Qt::DownArrow, quietText(option.palette), painter);
}

void drawSpinBox(const QStyleOptionSpinBox& option, const QRect& up, const QRect& down, QPainter& painter)
{
    drawField(option, option.palette.color(QPalette::Base), painter);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto shade = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag flag) {
        if (!option.stepEnabled.testFlag(flag) || !has(option, QStyle::State_Enabled))
            return option.palette.color(QPalette::Disabled, QPalette::Text);
        const bool active = option.activeSubControls == part;
        return active ? option.palette.color(QPalette::Highlight) : quietText(option.palette);
    };
    drawChevron(up, Qt::UpArrow, shade(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled), painter);
    drawChevron(down, Qt::DownArrow, shade(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled), painter);
}

} // namespace attentoscope::ui::stylepainting
