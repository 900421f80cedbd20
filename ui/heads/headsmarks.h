// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

class HeadsPlot;

/// What follows pointer and keys: a ring around the current head, and a veil over everything that the lit words do not
/// light.
class HeadsMarks : public QCPLayerable
{
    Q_OBJECT

public:
    explicit HeadsMarks(HeadsPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void veil(QCPPainter& painter) const;

    const HeadsPlot& m_plot;
};

} // namespace attentoscope::ui
