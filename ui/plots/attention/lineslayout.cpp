// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/lineslayout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace attentoscope::ui {

namespace {

constexpr double wordShare = 0.28; ///< share of the height for each of the two rows of words
constexpr int smallestWord = 8;
constexpr double wordSlant = std::numbers::sqrt2 / 2.0;
constexpr double widestPitch = 6.0; ///< distance of two words in font sizes; wider gaps make a sentence hard to read

/// The words of one side, measured once at the preferred size.
struct RowOfWords
{
    const TokenPlaces& places;
    std::vector<double> widths; ///< widths of the words, by place
    double longest = 0.0;
    double sum = 0.0;

    RowOfWords(const QStringList& labels, const TokenPlaces& drawn, const QFontMetricsF& metrics) : places(drawn)
    {
        for (const int token : drawn.tokens()) {
            widths.push_back(metrics.horizontalAdvance(labels[token]) + 1.0);
            longest = std::max(longest, widths.back());
            sum += widths.back();
        }
    }
};

/// One attempt: a font size and an angle of the words, and the resulting geometry.
class LinesAttempt
{
public:
    LinesAttempt(const LinesLayoutInput& input, int fontSize, LabelAngle angle);

    [[nodiscard]] bool everyWordFits() const;
    [[nodiscard]] LinesGeometry geometry() const;

private:
    void measureBands();
    [[nodiscard]] double pitchNeeded() const { return (m_angle == LabelAngle::Slanted ? 1.7 : 1.08) * m_fontSize; }
    [[nodiscard]] double smallestGap() const { return 0.8 * m_fontSize; }
    [[nodiscard]] double levelWidth(const RowOfWords& side) const;
    [[nodiscard]] WordRow placedWords(const RowOfWords& side, double width, bool rightToLeft) const;
    void placeLevel(const RowOfWords& side, double width, WordRow& row) const;
    void placeEvenly(const RowOfWords& side, double width, WordRow& row) const;

    const LinesLayoutInput& m_input;
    int m_fontSize;
    LabelAngle m_angle;
    QFont m_font;
    QFont m_captionFont;
    QFontMetricsF m_metrics;
    RowOfWords m_source;
    RowOfWords m_target;
    double m_unit;
    double m_keyWidth = 0.0;
    double m_room = 0.0;
    double m_band = 0.0;
    double m_lean = 0.0; ///< how far slanted words reach to the side
    double m_width = 0.0; ///< width for the words
};

QFont sized(QFont font, int size)
{
    font.setPixelSize(size);
    return font;
}

LinesAttempt::LinesAttempt(const LinesLayoutInput& input, int fontSize, LabelAngle angle)
    : m_input(input)
    , m_fontSize(fontSize)
    , m_angle(angle)
    , m_font(sized(input.font, fontSize))
    , m_captionFont(sized(input.font, std::max(smallestWord, input.font.pixelSize() * 7 / 8)))
    , m_metrics(m_font)
    , m_source(input.sourceLabels, input.sourcePlaces, m_metrics)
    , m_target(input.targetLabels, input.targetPlaces, m_metrics)
    , m_unit(std::max(4, input.font.pixelSize() / 2))
{
    m_keyWidth = 6 * m_unit + QFontMetricsF(m_captionFont).horizontalAdvance(input.longestKeyLabel);
    measureBands();
    m_width = input.area.width() - 2 * m_unit - m_keyWidth - 2 * m_lean;
}

void LinesAttempt::measureBands()
{
    const double most = wordShare * m_input.area.height();
    const double natural = std::ceil(std::max(m_source.longest, m_target.longest)) + 1.0;
    if (m_angle == LabelAngle::Horizontal) {
        m_room = natural;
        m_band = m_metrics.height();
    } else if (m_angle == LabelAngle::Vertical) {
        m_room = std::min(natural, most);
        m_band = m_room;
    } else {
        m_room = std::min(natural, std::max(1.0, most / wordSlant - m_metrics.height()));
        m_band = (m_room + m_metrics.height()) * wordSlant;
        m_lean = std::min(m_room * wordSlant, 0.12 * m_input.area.width());
    }
}

double LinesAttempt::levelWidth(const RowOfWords& side) const
{
    return side.sum + side.places.count() * smallestGap();
}

bool LinesAttempt::everyWordFits() const
{
    if (m_angle == LabelAngle::Horizontal)
        return std::max(levelWidth(m_source), levelWidth(m_target)) <= m_width;
    return m_width >= pitchNeeded() * std::max(m_source.places.count(), m_target.places.count());
}

void LinesAttempt::placeLevel(const RowOfWords& side, double width, WordRow& row) const
{
    const double gap = std::clamp((width - side.sum) / side.places.count(), smallestGap(), 3.0 * m_fontSize);
    double x = -(side.sum + gap * side.places.count()) / 2.0;
    for (const double word : side.widths) {
        row.centres.push_back(x + (word + gap) / 2.0);
        row.reaches.push_back((word + gap) / 2.0);
        x += word + gap;
    }
}

void LinesAttempt::placeEvenly(const RowOfWords& side, double width, WordRow& row) const
{
    const double pitch = std::min(width / side.places.count(), widestPitch * m_fontSize);
    for (int place = 0; place < side.places.count(); ++place) {
        row.centres.push_back((place + 0.5 - side.places.count() / 2.0) * pitch);
        row.reaches.push_back(pitch / 2.0);
    }
    row.step = std::max(1, static_cast<int>(std::ceil(pitchNeeded() / pitch)));
}

/// Half the width of a row of words, before the row is moved to its place.
double halfWidth(const WordRow& row)
{
    double half = 0.0;
    for (std::size_t place = 0; place < row.centres.size(); ++place)
        half = std::max(half, std::abs(row.centres[place]) + row.reaches[place]);
    return half;
}

WordRow LinesAttempt::placedWords(const RowOfWords& side, double width, bool rightToLeft) const
{
    WordRow row;
    row.places = side.places;
    if (m_angle == LabelAngle::Horizontal)
        placeLevel(side, width, row);
    else
        placeEvenly(side, width, row);
    for (double& centre : row.centres)
        centre = rightToLeft ? -centre : centre;
    return row;
}

LinesGeometry LinesAttempt::geometry() const
{
    LinesGeometry geometry;
    geometry.angle = m_angle;
    geometry.labelFont = m_font;
    geometry.captionFont = m_captionFont;
    geometry.labelRoom = m_room;
    geometry.labelDistance = std::max(3.0, m_fontSize / 3.0);
    geometry.area = m_input.area.adjusted(m_unit, m_unit, -m_unit, -m_unit);
    // The words of the shorter sentence are spread to the width of the longer one, so that curves are as straight as
    // possible.
    const double widest = std::max(levelWidth(m_source), levelWidth(m_target));
    const double spread = m_angle == LabelAngle::Horizontal ? std::min(m_width, 1.6 * widest) : m_width;
    geometry.source = placedWords(m_source, spread, m_input.sourceRightToLeft);
    geometry.target = placedWords(m_target, spread, m_input.targetRightToLeft);
    const double half = std::max(halfWidth(geometry.source), halfWidth(geometry.target)) + m_lean;
    // Centres the curves and the key together.
    const double middle = geometry.area.center().x() - m_keyWidth / 2.0;
    for (WordRow* row : {&geometry.source, &geometry.target})
        for (double& centre : row->centres)
            centre += middle;
    const double band = m_band + geometry.labelDistance;
    const double height = std::max(1.0, geometry.area.height() - 2 * band);
    const double tallest = std::max(12.0 * m_fontSize, 0.75 * spread);
    const double used = std::min(height, tallest);
    geometry.source.edge = std::round(geometry.area.center().y() - used / 2.0);
    geometry.target.edge = std::round(geometry.source.edge + used);
    geometry.lines = QRectF(middle - half, geometry.source.edge, 2 * half, used);
    geometry.key = QRectF(geometry.lines.right() + 2 * m_unit, geometry.source.edge, m_keyWidth - 2 * m_unit, used);
    const double pitch = spread / std::max(m_source.places.count(), m_target.places.count());
    geometry.thickest = std::clamp(0.4 * pitch, 3.0, 12.0);
    return geometry;
}

} // namespace

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
    // Slanted words lean to the right above the curves and start from the left below.
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
    // At parameter t a curve has the height 1.5 t − 1.5 t² + t³. This only rises, so a few steps of Newton's method
    // find t.
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

LinesGeometry layOutLines(const LinesLayoutInput& given)
{
    constexpr std::array angles = {LabelAngle::Horizontal, LabelAngle::Slanted, LabelAngle::Vertical};
    const double growth = std::clamp(std::min(given.area.width() / 900.0, given.area.height() / 500.0), 1.0, 1.5);
    const int preferred = static_cast<int>(std::lround(growth * given.font.pixelSize()));
    LinesLayoutInput input = given;
    input.font.setPixelSize(preferred);
    for (int size = preferred; size > smallestWord; --size) {
        for (const LabelAngle angle : angles) {
            if (const LinesAttempt attempt(input, size, angle); attempt.everyWordFits())
                return attempt.geometry();
        }
    }
    if (const LinesAttempt last(input, smallestWord, LabelAngle::Vertical); last.everyWordFits())
        return last.geometry();
    // Some words are left out, and a line at the bottom says so.
    input.area.setBottom(input.area.bottom() - QFontMetricsF(input.font).height());
    return LinesAttempt(input, smallestWord, LabelAngle::Vertical).geometry();
}

} // namespace attentoscope::ui
