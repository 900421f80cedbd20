// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/style/colormap.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace attentoscope::ui {

namespace {

constexpr ColorStop viridis[] = {{0.0, 0xff440154}, {0.1, 0xff482576}, {0.2, 0xff414487}, {0.3, 0xff35608d},
    {0.4, 0xff2a788e}, {0.5, 0xff21908c}, {0.6, 0xff22a884}, {0.7, 0xff43bf71}, {0.8, 0xff7ad151}, {0.9, 0xffbbdf27},
    {1.0, 0xfffde725}};
constexpr ColorStop cividis[] = {{0.0, 0xff00224e}, {1.0 / 9, 0xff123570}, {2.0 / 9, 0xff3b496c}, {3.0 / 9, 0xff575d6d},
    {4.0 / 9, 0xff707173}, {5.0 / 9, 0xff8a8678}, {6.0 / 9, 0xffa59c74}, {7.0 / 9, 0xffc3b369}, {8.0 / 9, 0xffe1cc55},
    {1.0, 0xfffee838}};
constexpr ColorStop magma[] = {{0.0, 0xff000004}, {0.1, 0xff140e36}, {0.2, 0xff3b0f70}, {0.3, 0xff641a80},
    {0.4, 0xff8c2981}, {0.5, 0xffb73779}, {0.6, 0xffde4968}, {0.7, 0xfff7705c}, {0.8, 0xfffe9f6d}, {0.9, 0xfffecf92},
    {1.0, 0xfffcfdbf}};
constexpr ColorStop grey[] = {{0.0, 0xff000000}, {1.0, 0xffffffff}};
constexpr ColorStop bone[] = {{0.0, 0xff000000}, {0.365079, 0xff515171}, {0.746032, 0xffa6c6c6}, {1.0, 0xffffffff}};

// CIE LCh colours at equal steps of L*, with hues 265° and 58° (on a dark background 255° and 68°). They have as much
// chroma as sRGB allows.
constexpr ColorStop differenceOnLight[] = {{0.00, 0xff004f7c}, {0.05, 0xff005f94}, {0.10, 0xff006fac},
    {0.15, 0xff0080c5}, {0.20, 0xff0091de}, {0.25, 0xff38a2ef}, {0.30, 0xff6eb1f2}, {0.35, 0xff94c2f4},
    {0.40, 0xffb5d2f6}, {0.45, 0xffd4e3f6}, {0.50, 0xfff3f3f3}, {0.55, 0xfff4ddd0}, {0.60, 0xfff0c7af},
    {0.65, 0xffeab290}, {0.70, 0xffe19d71}, {0.75, 0xffd78854}, {0.80, 0xffcc7437}, {0.85, 0xffbf6016},
    {0.90, 0xffab5000}, {0.95, 0xff934300}, {1.00, 0xff7c3800}};
constexpr ColorStop differenceOnDark[] = {{0.00, 0xff99d2ff}, {0.05, 0xff68c3ff}, {0.10, 0xff00b4fd},
    {0.15, 0xff00a2e4}, {0.20, 0xff0090cc}, {0.25, 0xff007fb4}, {0.30, 0xff006e9d}, {0.35, 0xff025e86},
    {0.40, 0xff224c67}, {0.45, 0xff2a3c4a}, {0.50, 0xff2c2c2c}, {0.55, 0xff46372b}, {0.60, 0xff5d432b},
    {0.65, 0xff75502b}, {0.70, 0xff8c5d2b}, {0.75, 0xffa56a2a}, {0.80, 0xffbd7829}, {0.85, 0xffd68527},
    {0.90, 0xffef9425}, {0.95, 0xffffa746}, {1.00, 0xffffbf83}};

constexpr ColorMapInfo colorMapTable[] = {
    {ColorMapId::Viridis, "viridis", QT_TRANSLATE_NOOP("ColorMap", "Viridis"), false, viridis},
    {ColorMapId::Cividis, "cividis", QT_TRANSLATE_NOOP("ColorMap", "Cividis"), false, cividis},
    {ColorMapId::Magma, "magma", QT_TRANSLATE_NOOP("ColorMap", "Magma"), false, magma},
    {ColorMapId::Grey, "grey", QT_TRANSLATE_NOOP("ColorMap", "Grey"), true, grey},
    {ColorMapId::Bone, "bone", QT_TRANSLATE_NOOP("ColorMap", "Bone"), true, bone},
};

QRgb mix(const ColorStop& low, const ColorStop& high, double position)
{
    const double share = (position - low.position) / (high.position - low.position);
    const auto channel = [share](
                             int from, int to) { return static_cast<int>(std::lround(from + share * (to - from))); };
    return qRgb(channel(qRed(low.color), qRed(high.color)), channel(qGreen(low.color), qGreen(high.color)),
        channel(qBlue(low.color), qBlue(high.color)));
}

QRgb interpolate(std::span<const ColorStop> stops, double position)
{
    const auto high = std::ranges::lower_bound(stops, position, {}, &ColorStop::position);
    if (high == stops.begin())
        return stops.front().color;
    if (high == stops.end())
        return stops.back().color;
    return mix(*std::prev(high), *high, position);
}

double linearLight(int channel)
{
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

} // namespace

std::span<const ColorMapInfo> colorMaps()
{
    return colorMapTable;
}

const ColorMapInfo& colorMapInfo(ColorMapId id)
{
    return *std::ranges::find(colorMapTable, id, &ColorMapInfo::id);
}

QString colorMapName(ColorMapId id)
{
    return QCoreApplication::translate("ColorMap", colorMapInfo(id).name);
}

std::span<const ColorStop> differenceStops(Backdrop backdrop)
{
    return backdrop == Backdrop::Light ? std::span<const ColorStop>(differenceOnLight) : differenceOnDark;
}

ColorMap::ColorMap(ColorMapId id, Backdrop backdrop) : m_id(id)
{
    const bool diverges = id == ColorMapId::Difference;
    m_stops = diverges ? differenceStops(backdrop) : colorMapInfo(id).stops;
    m_isReversed = !diverges && colorMapInfo(id).zeroMeetsBackdrop && backdrop == Backdrop::Light;
    for (int index = 0; index < tableSize; ++index) {
        const double position = static_cast<double>(index) / (tableSize - 1);
        m_table[static_cast<std::size_t>(index)] = interpolate(m_stops, m_isReversed ? 1.0 - position : position);
    }
}

QColor ColorMap::color(double weight) const
{
    const double clamped = weight > 0.0 ? std::min(weight, 1.0) : 0.0;
    return QColor::fromRgb(m_table[static_cast<std::size_t>(std::lround(clamped * (tableSize - 1)))]);
}

QLinearGradient ColorMap::gradient(QPointF zero, QPointF one) const
{
    QLinearGradient gradient(zero, one);
    for (const ColorStop& stop : m_stops)
        gradient.setColorAt(m_isReversed ? 1.0 - stop.position : stop.position, QColor::fromRgb(stop.color));
    return gradient;
}

QColor ColorMap::contrastingText(double weight) const
{
    return lightness(color(weight)) > 49.5 ? QColor(Qt::black) : QColor(Qt::white);
}

double lightness(const QColor& color)
{
    const double luminance =
        0.2126 * linearLight(color.red()) + 0.7152 * linearLight(color.green()) + 0.0722 * linearLight(color.blue());
    constexpr double threshold = 216.0 / 24389.0;
    return luminance > threshold ? 116.0 * std::cbrt(luminance) - 16.0 : luminance * 24389.0 / 27.0;
}

} // namespace attentoscope::ui
