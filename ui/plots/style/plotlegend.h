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
    std::function<void(QCPPainter& painter, const QRectF& place)> draw; ///< a sample in a place of the legend's size
    QString text;
};

/// Where a legend is. On the screen it leaves out what a click changes, so that the plot does not move under the
/// pointer.
enum class LegendPlace : std::uint8_t { Screen, File };

/// A row of a plot's table of marks.
template <typename Plot>
struct PlotMark
{
    bool (*occurs)(const Plot& plot); ///< whether the mark is in the plot now
    void (*draw)(QCPPainter& painter, const Plot& plot, const QRectF& place); ///< a sample
    const char* meaning; ///< translated in the context "PlotMarks"
    bool isOnScreen = true; ///< or only in files, because a click sets and removes it
};

/// The entries of those marks that are in the plot, in the order of the table. The plot must outlive them.
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

/// What a legend says.
struct LegendContents
{
    std::vector<LegendEntry> entries;
    QString origin; ///< a line of its own: model, step and data; empty: none
};

/// The lines below a plot that explain its marks. They have a row of the plot's layout for themselves, so that they
/// cover nothing. If there is little space, the text gets smaller; if even the smallest text does not fit, there are no
/// lines at all.
class PlotLegend : public QCPLayoutElement
{
public:
    explicit PlotLegend(QCustomPlot& plot);

    /// Lays the contents out for a picture of this size, of whose height it takes at most `share`. The text is not
    /// larger than `font`.
    void fit(const LegendContents& contents, const PlotStyle& look, const QFont& font, QSize picture, double share);
    [[nodiscard]] int height() const { return m_height; } ///< 0: nothing is drawn
    [[nodiscard]] bool leavesOut() const { return m_leavesOut; } ///< there was something to say, and no space
    [[nodiscard]] QStringList texts() const; ///< of the entries that are drawn

protected:
    void draw(QCPPainter* painter) override;

private:
    struct Placed
    {
        QPointF corner; ///< from the top left corner of the legend
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
