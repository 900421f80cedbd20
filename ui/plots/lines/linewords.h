// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/wordselection.h"
#include "ui/plots/style/styledplot.h"

namespace attentoscope::ui {

class LinesPlot;

/// Draws one word of the lines view, with a colour behind it where one is given. Shared by the words and by the marks.
void drawLineWord(QCPPainter& painter, const LinesPlot& plot, Word word, const QColor& text, const QColor& behind = {});

/// Source words above, target words below.
class LineWords : public QCPLayerable
{
    Q_OBJECT

public:
    explicit LineWords(LinesPlot& plot);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawRow(QCPPainter& painter, Side side) const;

    const LinesPlot& m_plot;
};

} // namespace attentoscope::ui
