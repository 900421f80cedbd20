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
    std::vector<double> centres; ///< of the words, by place
    std::vector<double> reaches; ///< how far from its centre a word is hit, by place
    double edge = 0.0; ///< where the lines end
    int step = 1; ///< every step-th word is written
};

/// A level line across the curves: each has gone the same share of its way from its source word to its target word.
struct CurveCrossing
{
    double share = 0.0;
    double lean = 0.0; ///< slope of a curve for each pixel between its ends

    /// How far x is from the curve between two words, measured across the curve.
    [[nodiscard]] double distance(double source, double target, double x) const;
};

/// Where everything of the lines view stands, in the pixels of a plot. The one source for drawing and for hit tests.
struct LinesGeometry
{
    WordRow source; ///< on top
    WordRow target;
    LabelAngle angle = LabelAngle::Horizontal;
    double labelRoom = 0.0; ///< longest word that fits, along its own direction
    double labelDistance = 0.0; ///< between a word and the ends of its lines
    QRectF area; ///< of everything; slanted words end before its sides
    QRectF lines; ///< between the two rows
    QRectF key; ///< of the strokes that explain the widths
    QFont labelFont;
    QFont captionFont;
    double thickest = 0.0; ///< stroke at the top of the scale

    [[nodiscard]] const WordRow& row(Side side) const { return side == Side::Source ? source : target; }
    [[nodiscard]] double centre(Word word) const; ///< of a word that is drawn
    [[nodiscard]] TurnedLabel label(Word word) const;
    [[nodiscard]] double roomFor(Word word) const;
    [[nodiscard]] std::optional<Word> wordAt(QPointF position) const;
    [[nodiscard]] QPainterPath curve(Cell cell) const;
    [[nodiscard]] std::optional<CurveCrossing> crossingAt(double y) const;
};

struct LinesLayoutInput
{
    QRectF area;
    QFont font; ///< preferred; its size is in pixels
    QStringList sourceLabels;
    QStringList targetLabels;
    TokenPlaces sourcePlaces;
    TokenPlaces targetPlaces;
    QString longestKeyLabel = QStringLiteral("0.00");
    bool sourceRightToLeft = false;
    bool targetRightToLeft = false;
};

/// Fits two rows of words into an area: level words if they fit, then smaller and steeper ones, and only then are some
/// left out. The lines keep at least about two fifths of the height.
[[nodiscard]] LinesGeometry layOutLines(const LinesLayoutInput& input);

} // namespace attentoscope::ui
