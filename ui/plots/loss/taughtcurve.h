// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/loss/lossseries.h"

class QCPGraph;

namespace attentoscope::ui {

/// The smoothed alignment loss of the steps in which attention was taught. Beside losses, not beside other quantities.
class TaughtCurve
{
public:
    explicit TaughtCurve(QCPGraph& graph) : m_graph(graph) { }

    QCPGraph* graph() const { return &m_graph; }
    void clear();
    void append(const StepReport& report); ///< draw() then draws it
    void setSmoothing(double weight) { m_series.setSmoothing(weight); } ///< drawAnew() then draws it
    void draw(const LossMeasure& measure); ///< what is new
    void drawAnew(const LossMeasure& measure);

private:
    QCPGraph& m_graph;
    LossSeries m_series;
};

} // namespace attentoscope::ui
