// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dissection/numberstrip.h"

#include "ui/theme/grid.h"
#include "ui/theme/palettes.h"
#include "ui/widgets/plaintext.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

// Apart for all kinds of colour vision, and of like weight on light and on dark.
constexpr QRgb belowZero = 0xff2f7fbf;
constexpr QRgb aboveZero = 0xffdd7a12;

} // namespace

double rangeOf(const std::vector<float>& numbers)
{
    double range = 1e-6;
    for (const float number : numbers)
        if (std::isfinite(number))
            range = std::max(range, std::abs(static_cast<double>(number)));
    return range;
}

NumberStrip::NumberStrip(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void NumberStrip::setNumbers(std::vector<float> numbers, double range)
{
    m_numbers = std::move(numbers);
    m_range = range;
    QStringList texts;
    for (const float number : m_numbers)
        texts << locale().toString(number, 'g', 3);
    setAccessibleDescription(texts.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QColor NumberStrip::colorOf(float number) const
{
    const double share = std::clamp(static_cast<double>(number) / m_range, -1.0, 1.0);
    return blended(palette().color(QPalette::Base), QColor::fromRgb(share < 0.0 ? belowZero : aboveZero),
        std::sqrt(std::abs(share))); // small numbers should be seen too
}

int NumberStrip::cellsInLine(int width) const
{
    const int fitting = std::max(1, width / grid(0.75)), count = static_cast<int>(m_numbers.size());
    if (count <= fitting)
        return std::max(1, count);
    const int lines = (count + fitting - 1) / fitting;
    return (count + lines - 1) / lines;
}

QRectF NumberStrip::cell(int index) const
{
    const int inLine = cellsInLine(width());
    const double size = std::min(static_cast<double>(width()) / inLine, static_cast<double>(grid(4)));
    const int line = index / inLine;
    return {index % inLine * size, static_cast<double>(line * grid(2)), size, grid(2) - 1.0};
}

int NumberStrip::heightForWidth(int width) const
{
    const int count = static_cast<int>(m_numbers.size()), inLine = cellsInLine(width);
    return std::max(1, (count + inLine - 1) / inLine) * grid(2);
}

QSize NumberStrip::sizeHint() const
{
    return {grid(52), heightForWidth(grid(52))};
}

int NumberStrip::indexAt(QPoint position) const
{
    for (int index = 0; index < static_cast<int>(m_numbers.size()); ++index)
        if (cell(index).contains(position))
            return index;
    return -1;
}

bool NumberStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int index = indexAt(help->pos());
    if (index < 0)
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(),
            plainTip(tr("%1 of %2: %3")
                    .arg(index + 1)
                    .arg(m_numbers.size())
                    .arg(locale().toString(m_numbers[static_cast<std::size_t>(index)], 'g', 6))),
            this);
    return true;
}

void NumberStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(hairline(palette()));
    for (int index = 0; index < static_cast<int>(m_numbers.size()); ++index) {
        const auto rectangle = cell(index);
        painter.fillRect(rectangle, colorOf(m_numbers[static_cast<std::size_t>(index)]));
        painter.drawRect(rectangle);
    }
}

} // namespace attentoscope::ui
