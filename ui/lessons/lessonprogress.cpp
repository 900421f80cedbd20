// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessonprogress.h"

#include "ui/plots/style/colormap.h"
#include "ui/theme/theme.h"

#include <QList>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>

namespace attentoscope::ui {

namespace {

constexpr int most = 12; ///< most rows and columns
constexpr int side = 6; ///< rows and columns of a computed picture

SmallMatrix computed(const std::function<double(int, int)>& score)
{
    SmallMatrix matrix{side, side, QByteArray(side * side, '\0')};
    for (int row = 0; row < side; ++row) {
        double sum = 0.0;
        for (int column = 0; column < side; ++column)
            sum += std::exp(score(row, column));
        for (int column = 0; column < side; ++column)
            matrix.weights[row * side + column] = char(qRound(255.0 * std::exp(score(row, column)) / sum));
    }
    return matrix;
}

double near(int row, int column, double sharpness)
{
    return -sharpness * std::abs(row - column);
}

double permuted(int row, int column)
{
    constexpr int order[side] = {3, 0, 4, 1, 5, 2};
    return order[row] == column ? 4.0 : 0.0;
}

double inWindow(int row, int column)
{
    return std::abs(row - column) <= 1 ? 3.0 - std::abs(row - column) : -9.0;
}

/// A pattern in which two neighbouring words change places, as nouns and adjectives do.
double swapped(int row, int column)
{
    constexpr int order[side] = {0, 2, 1, 3, 4, 5};
    return -1.6 * std::abs(order[row] - column);
}

/// Four heads side by side, each with a different pattern.
double fourHeads(int row, int column)
{
    const int half = side / 2;
    const int r = row % half;
    const int c = column % half;
    if (row < half)
        return column < half ? near(r, c, 3.0) : (c == (r + 1) % half ? 2.5 : 0.0);
    return column < half ? (c == 0 ? 2.5 : 0.0) : 0.6 * std::sin(r + 2.0 * c);
}

constexpr int mostKept = 200; ///< lessons

} // namespace

SmallMatrix smallMatrix(const AttentionMap& attention)
{
    if (attention.isEmpty())
        return {};
    SmallMatrix matrix{std::min(most, int(attention.rows)), std::min(most, int(attention.columns)), {}};
    const float largest = std::max(1e-9F, *std::ranges::max_element(*attention.weights));
    for (int row = 0; row < matrix.rows; ++row)
        for (int column = 0; column < matrix.columns; ++column)
            matrix.weights.append(char(qRound(
                255.0F * std::clamp(attention.at(std::size_t(row), std::size_t(column)) / largest, 0.0F, 1.0F))));
    return matrix;
}

SmallMatrix smallMatrix(const Lesson& lesson)
{
    const std::string_view preset = lesson.preset;
    const auto has = [preset](std::string_view part) { return preset.find(part) != std::string_view::npos; };
    if (has("transformer"))
        return computed(fourHeads);
    if (has("unshuffle"))
        return computed(permuted);
    if (has("location"))
        return computed([](int row, int column) { return near(row, column, 0.7) + (column == 2 ? 0.8 : 0.0); });
    if (has("local"))
        return computed(inWindow);
    if (has("none") || has("no-attention"))
        return computed([](int, int) { return 0.0; });
    if (has("bilstm") || has("concat"))
        return computed([](int, int column) { return column == 1 ? 2.2 : column == 4 ? 1.2 : 0.0; });
    return computed(has("luong") ? swapped : [](int row, int column) { return near(row, column, 1.5); });
}

QByteArray toText(const SmallMatrix& matrix)
{
    return QByteArray::number(matrix.rows) + 'x' + QByteArray::number(matrix.columns) + ':' + matrix.weights.toHex();
}

SmallMatrix smallMatrix(const QByteArray& text)
{
    const auto parts = text.split(':');
    const auto sizes = parts.constFirst().split('x');
    if (parts.size() != 2 || sizes.size() != 2)
        return {};
    const SmallMatrix matrix{sizes[0].toInt(), sizes[1].toInt(), QByteArray::fromHex(parts[1])};
    const bool fits = matrix.rows > 0 && matrix.columns > 0 && matrix.rows <= most && matrix.columns <= most
        && matrix.weights.size() == qsizetype(matrix.rows) * matrix.columns;
    return fits ? matrix : SmallMatrix();
}

void draw(const SmallMatrix& matrix, const QRectF& room, QPainter& painter, const QPalette& palette)
{
    if (matrix.isEmpty())
        return;
    const ColorMap colors(ColorMapId::Viridis, isDark(palette) ? Backdrop::Dark : Backdrop::Light);
    const double width = room.width() / matrix.columns;
    const double height = room.height() / matrix.rows;
    const double largest =
        double(quint8(*std::ranges::max_element(matrix.weights, {}, [](char c) { return quint8(c); }))) / 255.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int row = 0; row < matrix.rows; ++row)
        for (int column = 0; column < matrix.columns; ++column) {
            const QRectF cell(room.left() + column * width, room.top() + row * height, width, height);
            painter.fillRect(cell.toAlignedRect() & room.toAlignedRect(),
                colors.color(matrix.at(row, column) / std::max(0.35, largest)));
        }
    painter.restore();
}

QStringList toLines(const QList<LessonProgress>& all)
{
    QStringList lines;
    for (const auto& one : all)
        lines << QStringLiteral("%1 %2 %3 %4 %5")
                     .arg(one.id, QString::number(one.reached), QString::number(one.count),
                         QString::number(one.isFinished ? 1 : 0), QString::fromLatin1(toText(one.picture)));
    return lines;
}

QList<LessonProgress> lessonProgress(const QStringList& lines)
{
    QList<LessonProgress> all;
    for (const auto& line : lines.mid(0, mostKept)) {
        const auto parts = line.split(QLatin1Char(' '));
        if (parts.size() != 5 || parts[0].isEmpty())
            continue;
        const int count = parts[2].toInt();
        const int reached = qBound(0, parts[1].toInt(), qMax(0, count));
        all << LessonProgress{
            parts[0], reached, qMax(0, count), parts[3] == QLatin1String("1"), smallMatrix(parts[4].toLatin1())};
    }
    return all;
}

} // namespace attentoscope::ui
