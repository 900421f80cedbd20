// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossmarks.h"

#include "engine/types/training.h"
#include "ui/plots/style/plottext.h"
#include "ui/widgets/numbers.h"

#include <cmath>

namespace attentoscope::ui {

namespace {

constexpr double nearPixels = 5.0; ///< how near to a mark the cursor reads it
constexpr int fewestLines = 3; ///< in a lower plot, in lines of text, changes have no texts

} // namespace

QString changeText(const ChangeReport& change)
{
    const QString value = QLocale().toString(change.value, 'g', 6);
    if (change.key == "learning_rate")
        return LossMarks::tr("learning rate %1").arg(value);
    if (change.key == "teacher_forcing")
        return LossMarks::tr("teacher forcing %1").arg(value);
    if (change.key == "alignment_weight")
        return LossMarks::tr("alignment weight %1").arg(value);
    const QString count = decimalText(change.value, 0);
    if (change.key == "epochs")
        return LossMarks::tr("until epoch %1").arg(count);
    if (change.key == "steps")
        return LossMarks::tr("until step %1").arg(count);
    return QStringLiteral("%1 %2").arg(QString::fromStdString(change.key), value);
}

void LossMarks::setChanges(std::vector<Change> changes)
{
    m_changes.clear();
    for (Change& change : changes) {
        if (!m_changes.empty() && m_changes.back().key == change.key)
            m_changes.back().text += QStringLiteral(", ") + change.text;
        else
            m_changes.push_back(std::move(change));
    }
}

QStringList LossMarks::textsNear(double key) const
{
    const double place = m_keyAxis.coordToPixel(key);
    const auto isNear = [&](double other) { return std::abs(m_keyAxis.coordToPixel(other) - place) <= nearPixels; };
    QStringList texts;
    for (const Change& change : m_changes)
        if (isNear(change.key))
            texts << tr("changed here: %1").arg(change.text);
    if (std::ranges::any_of(m_saves, isNear))
        texts << tr("▲ saved here");
    return texts;
}

void LossMarks::draw(QCPPainter& painter) const
{
    drawChanges(painter);
    drawSaves(painter);
}

void LossMarks::drawChanges(QCPPainter& painter) const
{
    const PlotStyle& look = m_plot.look();
    const QRect area = m_keyAxis.axisRect()->rect();
    const QFontMetrics metrics(look.captionFont());
    const int gap = look.unit() / 2;
    int free = area.left(); // left end of the free space in the row of texts
    painter.setPen(QPen(look.accent, 1, Qt::DashLine));
    for (const Change& change : m_changes) {
        const double x = std::round(m_keyAxis.coordToPixel(change.key)) + 0.5;
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    if (area.height() < fewestLines * metrics.height())
        return; // otherwise the texts would hide the curves
    painter.setFont(look.captionFont());
    for (const Change& change : m_changes) {
        const int x = qRound(m_keyAxis.coordToPixel(change.key));
        if (x < area.left() || x > area.right())
            continue;
        const int width = metrics.horizontalAdvance(change.text);
        const bool leftOfLine = x + gap + width > area.right();
        const QRect place(leftOfLine ? x - gap - width : x + gap, area.top(), width, metrics.height());
        if (place.left() < free)
            continue;
        free = place.right() + 2 * gap;
        painter.fillRect(place, look.background); // keeps the lines of other changes from crossing the text
        painter.setPen(look.mutedText);
        drawPlotText(painter, place, Qt::AlignLeft | Qt::AlignVCenter, change.text);
    }
}

void LossMarks::drawSaves(QCPPainter& painter) const
{
    const PlotStyle& look = m_plot.look();
    const QRect area = m_keyAxis.axisRect()->rect();
    for (const double key : m_saves)
        drawSave(painter, look, QPointF(std::round(m_keyAxis.coordToPixel(key)) + 0.5, area.bottom()), 7.0);
}

void LossMarks::drawSave(QCPPainter& painter, const PlotStyle& look, QPointF foot, double height)
{
    const double half = height * 4.0 / 7.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.mutedText);
    painter.drawPolygon(QPolygonF({foot - QPointF(half, 0.0), foot + QPointF(half, 0.0), foot - QPointF(0.0, height)}));
    painter.setBrush(Qt::NoBrush);
}

} // namespace attentoscope::ui
