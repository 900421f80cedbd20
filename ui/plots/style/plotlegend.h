// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/plotstyle.h"

#include <QCoreApplication>
#include <qcustomplot.h>

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace attentoscope::ui {

/// A mark of a plot and its meaning.
struct LegendEntry
{
    /// Draws a sample at a place of the legend's size.
    std::function<void(QCPPainter& painter, const QRectF& place)> draw;
    QString text;
};

/// Where a legend is. On the screen it leaves out marks that a click changes, so that the plot does not move under the
/// pointer.
enum class LegendPlace : std::uint8_t { Screen, File };

/// A row of the table of a plot's marks.
template <typename Plot>
struct PlotMark
{
    bool (*occurs)(const Plot& plot); ///< whether the plot has this mark now
    void (*draw)(QCPPainter& painter, const Plot& plot, const QRectF& place); ///< draws a sample of the mark
    const char* meaning; ///< translated in the context "PlotMarks"
    bool isOnScreen = true; ///< false for a mark that a click sets and removes: it is explained only in files
};

/// The entries of the marks that the plot has now, in the order of the table. The plot must outlive them.
template <typename Plot>
std::vector<LegendEntry> entriesOf(const Plot& plot, std::span<const PlotMark<Plot>> marks, LegendPlace place)
{
    std::vector<LegendEntry> entries;
    for (const PlotMark<Plot>& mark : marks)
        if ((mark.isOnScreen || place == LegendPlace::File) && mark.occurs(plot))
            entries.push_back(
                {[&plot, draw = mark.draw](QCPPainter& painter, const QRectF& at) { draw(painter, plot, at); },
                    QCoreApplication::translate("PlotMarks", mark.meaning)});
    return entries;
}

/// The contents of a legend.
struct LegendContents
{
    std::vector<LegendEntry> entries;
    QString origin; ///< model, step and data, on a separate line; empty: none
};

/// The lines below a plot that explain its marks. They have their own row in the plot's layout, so they cover nothing.
/// If there is little space, the text becomes smaller. If even the smallest text does not fit, the legend is left out.
class PlotLegend : public QCPLayoutElement
{
public:
    explicit PlotLegend(QCustomPlot& plot);

    /// Lays out the contents for a picture of this size. The legend takes at most `share` of the picture's height. Its
    /// text is at most as large as `font`.
    void fit(const LegendContents& contents, const PlotStyle& look, const QFont& font, QSize picture, double share);
    [[nodiscard]] int height() const { return m_height; } ///< 0: nothing is drawn
    [[nodiscard]] bool leavesOut() const { return m_leavesOut; } ///< whether the contents do not fit
    [[nodiscard]] QStringList texts() const; ///< texts of the drawn entries

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Placed
    {
        QPointF corner; ///< offset from the top left corner of the legend
        const LegendEntry* entry = nullptr;
    };
    [[nodiscard]] bool layOut(int pixels, QSize picture, double share);
    void clear();

    LegendContents m_contents;
    QFont m_font;
    QColor m_text;
    int m_unit = 4;
    std::vector<Placed> m_placed;
    int m_height = 0;
    bool m_leavesOut = false;
};

} // namespace attentoscope::ui
