// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

#include <QCoreApplication>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace attentoscope {
struct ChangeReport;
} // namespace attentoscope

namespace attentoscope::ui {

/// Draws a dashed line with a text for each setting that a person changed, and a small triangle on the axis for each
/// save. If a text has no space, it is displayed when the pointer is on its line.
class LossMarks
{
    Q_DECLARE_TR_FUNCTIONS(LossMarks)

public:
    struct Change
    {
        double key = 0.0;
        QString text;
    };

    LossMarks(const StyledPlot& plot, const QCPAxis& keyAxis) : m_plot(plot), m_keyAxis(keyAxis) { }
    void setChanges(std::vector<Change> changes); ///< sorted; changes at the same place are joined
    void setSaves(std::vector<double> keys) { m_saves = std::move(keys); }

    [[nodiscard]] QStringList textsNear(double key) const; ///< texts of marks within a few pixels
    void draw(QCPPainter& painter) const;
    [[nodiscard]] bool showsSaves() const { return std::ranges::any_of(m_saves, isShown()); }
    [[nodiscard]] bool showsChanges() const { return std::ranges::any_of(m_changes, isShown(), &Change::key); }
    static void drawSave(QCPPainter& painter, const PlotStyle& look, QPointF foot, double height);

private:
    [[nodiscard]] std::function<bool(double)> isShown() const
    {
        return [range = m_keyAxis.range()](double key) { return range.contains(key); };
    }
    void drawChanges(QCPPainter& painter) const;
    void drawSaves(QCPPainter& painter) const;

    const StyledPlot& m_plot;
    const QCPAxis& m_keyAxis;
    std::vector<Change> m_changes;
    std::vector<double> m_saves;
};

/// Describes a person's change: "learning rate 0.0005".
[[nodiscard]] QString changeText(const ChangeReport& change);

} // namespace attentoscope::ui
