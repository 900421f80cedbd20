// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/style/plotlegend.h"

#include "ui/plots/style/plottext.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace attentoscope::ui {

namespace {

constexpr int smallestText = 8; ///< pixels
constexpr double sampleWidth = 1.6; ///< width as a multiple of the line height

/// The left end of a row of entries that is centred.
double rowBegin(double width, double used)
{
    return std::max(0.0, std::floor((width - used) / 2));
}

} // namespace

PlotLegend::PlotLegend(QCustomPlot& plot) : QCPLayoutElement(&plot)
{
    setMinimumMargins({});
    setMargins({});
    clear();
}

void PlotLegend::clear()
{
    m_placed.clear();
    m_height = 0;
    setMinimumSize(0, 0);
    setMaximumSize(QWIDGETSIZE_MAX, 0);
}

void PlotLegend::fit(
    const LegendContents& contents, const PlotStyle& look, const QFont& font, QSize picture, double share)
{
    m_contents = contents;
    m_font = font;
    m_text = look.mutedText;
    m_unit = look.unit();
    clear();
    const bool saysSomething = !contents.entries.empty() || !contents.origin.isEmpty();
    bool fits = false;
    for (int pixels = font.pixelSize(); saysSomething && !fits && pixels >= smallestText; --pixels)
        fits = layOut(pixels, picture, share);
    m_leavesOut = saysSomething && !fits;
    if (!fits)
        return clear();
    setMinimumSize(0, m_height);
    setMaximumSize(QWIDGETSIZE_MAX, m_height);
}

bool PlotLegend::layOut(int pixels, QSize picture, double share)
{
    m_font.setPixelSize(pixels);
    const QFontMetricsF metrics(m_font);
    const double line = std::ceil(metrics.height());
    const double gap = 2.0 * m_unit;
    const double room = picture.width() - gap;
    m_placed.clear();
    double top = m_unit / 2.0;
    double used = 0.0;
    std::size_t first = 0; // first entry of the row
    const auto endRow = [&] {
        for (std::size_t index = first; index < m_placed.size(); ++index)
            m_placed[index].corner.rx() += rowBegin(picture.width(), used);
        if (first < m_placed.size())
            top += 1.15 * line;
        first = m_placed.size();
        used = 0.0;
    };
    for (const LegendEntry& entry : m_contents.entries) {
        const double width = (sampleWidth + 0.4) * line + metrics.horizontalAdvance(entry.text);
        if (width > room)
            return false;
        if (used > 0.0 && used + gap + width > room)
            endRow();
        const double left = used > 0.0 ? used + gap : 0.0;
        m_placed.push_back({{left, top}, &entry});
        used = left + width;
    }
    endRow();
    if (!m_contents.origin.isEmpty()) {
        if (metrics.horizontalAdvance(m_contents.origin) > room && pixels > smallestText)
            return false;
        top += 1.15 * line;
    }
    m_height = static_cast<int>(std::ceil(top + m_unit / 2.0));
    return m_height <= share * picture.height();
}

QStringList PlotLegend::texts() const
{
    QStringList texts;
    for (const Placed& placed : m_placed)
        texts << placed.entry->text;
    return texts;
}

void PlotLegend::draw(QCPPainter* painter)
{
    if (m_height == 0)
        return;
    const QFontMetricsF metrics(m_font);
    const double line = std::ceil(metrics.height());
    for (const Placed& placed : m_placed) {
        const QRectF sample(mRect.left() + placed.corner.x(), mRect.top() + placed.corner.y() + 0.1 * line,
            sampleWidth * line, 0.8 * line);
        painter->save();
        painter->setAntialiasing(true);
        painter->setFont(m_font);
        placed.entry->draw(*painter, sample);
        painter->restore();
        painter->setFont(m_font);
        painter->setPen(m_text);
        drawPlotText(*painter, QRectF(sample.right() + 0.4 * line, sample.top() - 0.1 * line, mRect.width(), line),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, placed.entry->text);
    }
    if (m_contents.origin.isEmpty())
        return;
    painter->setFont(m_font);
    painter->setPen(m_text);
    const QRectF bottom(mRect.left() + m_unit, mRect.top() + m_height - m_unit / 2.0 - 1.15 * line,
        mRect.width() - 2.0 * m_unit, 1.15 * line);
    drawPlotText(*painter, bottom, Qt::AlignCenter | Qt::TextDontClip,
        metrics.elidedText(m_contents.origin, Qt::ElideMiddle, bottom.width()));
}

} // namespace attentoscope::ui
