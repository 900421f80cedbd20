// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

class HeadsPlot;

/// Heads that were switched off for the translation: faded, with a cross over them. Files have them too.
class HeadsCrosses : public QCPLayerable
{
    Q_OBJECT

public:
    explicit HeadsCrosses(HeadsPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    const HeadsPlot& m_plot;
};

} // namespace attentoscope::ui
