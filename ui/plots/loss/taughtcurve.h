// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/loss/lossseries.h"

class QCPGraph;

namespace attentoscope::ui {

/// The smoothed alignment loss of the steps in which attention was taught. It is drawn beside losses, but not beside
/// other quantities.
class TaughtCurve
{
public:
    explicit TaughtCurve(QCPGraph& graph) : m_graph(graph) { }

    QCPGraph* graph() const { return &m_graph; }
    void clear();
    void append(const StepReport& report); ///< needs draw() afterwards
    void setSmoothing(double weight) { m_series.setSmoothing(weight); } ///< needs drawAnew() afterwards
    void draw(const LossMeasure& measure); ///< draws only what is new
    void drawAnew(const LossMeasure& measure);

private:
    QCPGraph& m_graph;
    LossSeries m_series;
};

} // namespace attentoscope::ui
