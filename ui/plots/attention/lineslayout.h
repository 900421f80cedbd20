// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/style/plottext.h"

#include <QFont>
#include <QPainterPath>
#include <QRectF>
#include <QStringList>

#include <optional>
#include <vector>

namespace attentoscope::ui {

/// One sentence as a row of words.
struct WordRow
{
    TokenPlaces places;
    std::vector<double> centres; ///< centres of the words, by place
    std::vector<double> reaches; ///< for each place, the distance within which its word is hit
    double edge = 0.0; ///< height at which the curves end
    int step = 1; ///< every step-th word is labelled
};

/// A horizontal line across the curves. On it, all curves have covered the same share of the way from source word to
/// target word.
struct CurveCrossing
{
    double share = 0.0;
    double lean = 0.0; ///< slope of a curve, for each pixel between its ends

    /// The distance of x from the curve between two words, measured across the curve.
    [[nodiscard]] double distance(double source, double target, double x) const;
};

/// The geometry of the lines view in pixels of the plot, for drawing and for hit tests.
struct LinesGeometry
{
    WordRow source; ///< the upper row of words
    WordRow target;
    LabelAngle angle = LabelAngle::Horizontal;
    double labelRoom = 0.0; ///< length available for a word, along its own direction
    double labelDistance = 0.0; ///< distance between a word and the ends of its curves
    QRectF area; ///< area of everything; slanted words end before its sides
    QRectF lines; ///< area between the two rows
    QRectF key; ///< area of the sample strokes that explain the widths
    QFont labelFont;
    QFont captionFont;
    double thickest = 0.0; ///< width of the stroke for the top of the scale

    [[nodiscard]] const WordRow& row(Side side) const { return side == Side::Source ? source : target; }
    [[nodiscard]] double centre(Word word) const; ///< centre of a drawn word
    [[nodiscard]] TurnedLabel label(Word word) const;
    [[nodiscard]] double roomFor(Word word) const;
    [[nodiscard]] std::optional<Word> wordAt(QPointF position) const;
    [[nodiscard]] QPainterPath curve(Cell cell) const;
    [[nodiscard]] std::optional<CurveCrossing> crossingAt(double y) const;
};

struct LinesLayoutInput
{
    QRectF area;
    QFont font; ///< preferred font, with its size in pixels
    QStringList sourceLabels;
    QStringList targetLabels;
    TokenPlaces sourcePlaces;
    TokenPlaces targetPlaces;
    QString longestKeyLabel = QStringLiteral("0.00");
    bool sourceRightToLeft = false;
    bool targetRightToLeft = false;
};

/// Fits two rows of words into an area. Words are horizontal if they fit, otherwise smaller and steeper. Only then are
/// some left out. The curves get at least about two fifths of the height.
[[nodiscard]] LinesGeometry layOutLines(const LinesLayoutInput& input);

} // namespace attentoscope::ui
