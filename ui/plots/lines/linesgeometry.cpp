// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/lines/linesgeometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace attentoscope::ui {

double LinesGeometry::centre(Word word) const
{
    const WordRow& words = row(word.side);
    return words.centres[static_cast<std::size_t>(words.places.placeOf(word.token).value_or(0))];
}

TurnedLabel LinesGeometry::label(Word word) const
{
    const bool above = word.side == Side::Source;
    const double away = above ? -labelDistance : labelDistance;
    return {{centre(word), row(word.side).edge + away}, angle, above ? LabelPlace::Above : LabelPlace::Below};
}

double LinesGeometry::roomFor(Word word) const
{
    if (angle != LabelAngle::Slanted)
        return labelRoom;
    const double x = centre(word);
    const double aside = word.side == Side::Source ? area.right() - x : x - area.left();
    return std::min(labelRoom, aside * std::numbers::sqrt2);
}

std::optional<Word> LinesGeometry::wordAt(QPointF position) const
{
    const Side side = position.y() < lines.center().y() ? Side::Source : Side::Target;
    const WordRow& words = row(side);
    const double away = side == Side::Source ? words.edge - position.y() : position.y() - words.edge;
    if (away < 0.0 || words.centres.empty())
        return std::nullopt;
    // Slanted words lean to the right above and come from the left below.
    const double lean = angle != LabelAngle::Slanted ? 0.0 : side == Side::Source ? away : -away;
    const double x = position.x() - lean;
    const auto nearest = std::ranges::min_element(words.centres, {}, [x](double at) { return std::abs(at - x); });
    const auto place = nearest - words.centres.begin();
    if (std::abs(*nearest - x) > words.reaches[static_cast<std::size_t>(place)])
        return std::nullopt;
    return Word{side, words.places.tokenAt(static_cast<int>(place))};
}

QPainterPath LinesGeometry::curve(Cell cell) const
{
    const double from = centre({Side::Source, cell.column});
    const double to = centre({Side::Target, cell.row});
    const double middle = lines.center().y();
    QPainterPath path(QPointF(from, source.edge));
    path.cubicTo({from, middle}, {to, middle}, {to, target.edge});
    return path;
}

std::optional<CurveCrossing> LinesGeometry::crossingAt(double y) const
{
    const double height = target.edge - source.edge;
    const double down = (y - source.edge) / height;
    if (!(down >= 0.0 && down <= 1.0))
        return std::nullopt;
    // Height over a curve's parameter t is 1.5 t − 1.5 t² + t³. It rises, so a few steps of Newton's method find t.
    const auto slope = [](double t) { return 1.5 - 3.0 * t + 3.0 * t * t; };
    double t = down;
    for (int step = 0; step < 4; ++step)
        t -= (1.5 * t - 1.5 * t * t + t * t * t - down) / slope(t);
    return CurveCrossing{t * t * (3.0 - 2.0 * t), 6.0 * t * (1.0 - t) / (height * slope(t))};
}

double CurveCrossing::distance(double source, double target, double x) const
{
    const double way = target - source;
    return std::abs(x - source - share * way) / std::sqrt(1.0 + lean * way * lean * way);
}

} // namespace attentoscope::ui
