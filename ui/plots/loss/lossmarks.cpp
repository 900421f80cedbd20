// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossmarks.h"

#include "ui/plots/style/plottext.h"

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

constexpr double nearPixels = 5.0;
constexpr int fewestLines = 3; ///< of text that the plot has room for, to say what changed

} // namespace

QString changeText(const ChangeReport& change)
{
    const QString value = QLocale().toString(change.value, 'g', 6);
    if (change.key == "learning_rate")
        return LossMarks::tr("learning rate %1").arg(value);
    if (change.key == "teacher_forcing")
        return LossMarks::tr("teacher forcing %1").arg(value);
    if (change.key == "epochs")
        return LossMarks::tr("until epoch %1").arg(value);
    if (change.key == "steps")
        return LossMarks::tr("until step %1").arg(value);
    return QStringLiteral("%1 %2").arg(QString::fromStdString(change.key), value);
}

LossMarks::LossMarks(StyledPlot& plot, QCPAxis& keyAxis)
    : QCPLayerable(&plot, QStringLiteral("axes")), m_plot(plot), m_keyAxis(keyAxis)
{
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

void LossMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

QRect LossMarks::clipRect() const
{
    return m_keyAxis.axisRect()->rect();
}

void LossMarks::draw(QCPPainter* painter)
{
    drawChanges(*painter);
    drawSaves(*painter);
}

void LossMarks::drawChanges(QCPPainter& painter) const
{
    const PlotStyle& look = m_plot.look();
    const QRect area = clipRect();
    const QFontMetrics metrics(look.captionFont());
    const int gap = look.unit() / 2;
    int free = area.left(); // of the line of texts
    painter.setPen(QPen(look.accent, 1, Qt::DashLine));
    for (const Change& change : m_changes) {
        const double x = std::round(m_keyAxis.coordToPixel(change.key)) + 0.5;
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    if (area.height() < fewestLines * metrics.height())
        return; // the texts would hide the curves
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
        painter.fillRect(place, look.background); // no line of another change goes through a text
        painter.setPen(look.mutedText);
        drawPlotText(painter, place, Qt::AlignLeft | Qt::AlignVCenter, change.text);
    }
}

void LossMarks::drawSaves(QCPPainter& painter) const
{
    const PlotStyle& look = m_plot.look();
    const QRect area = clipRect();
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.mutedText);
    for (const double key : m_saves) {
        const double x = std::round(m_keyAxis.coordToPixel(key)) + 0.5;
        const double bottom = area.bottom();
        painter.drawPolygon(QPolygonF({{x - 4.0, bottom}, {x + 4.0, bottom}, {x, bottom - 7.0}}));
    }
}

} // namespace attentoscope::ui
