// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/plotstyle.h"

class QCPPainter;
class QRectF;

namespace attentoscope::ui {

/// Marks on attention. They are drawn at the size of a place, in a plot and as samples in its legend.

/// The window of a row of local attention.
void drawWindowFrame(QCPPainter& painter, const PlotStyle& look, const QRectF& place);
/// The centre of that window, in the middle of a cell.
void drawRing(QCPPainter& painter, const QRectF& cell);
/// A row that a person forced: a frame, and at its left an arrow of width `reach`. Both are within the place.
void drawForcedRowMark(QCPPainter& painter, const PlotStyle& look, const QRectF& place, double reach);
/// A word that a person forced: a line below it.
void drawForcedWordMark(QCPPainter& painter, const PlotStyle& look, const QRectF& word);
/// A white line with a dark edge, which is visible on every map.
void drawCellOutline(QCPPainter& painter, const QRectF& outline, const QColor& edge);
/// The style of words that the model does not know.
void drawUnknownWord(QCPPainter& painter, const PlotStyle& look, const QRectF& place);

} // namespace attentoscope::ui
