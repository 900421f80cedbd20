// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/colormap.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

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

constexpr ColorMapInfo table[] = {
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
    return table;
}

const ColorMapInfo& colorMapInfo(ColorMapId id)
{
    return *std::ranges::find(table, id, &ColorMapInfo::id);
}

QString colorMapName(ColorMapId id)
{
    return QCoreApplication::translate("ColorMap", colorMapInfo(id).name);
}

ColorMap::ColorMap(ColorMapId id, Backdrop backdrop) : m_id(id)
{
    const ColorMapInfo& info = colorMapInfo(id);
    const bool reversed = info.zeroMeetsBackdrop && backdrop == Backdrop::Light;
    for (int index = 0; index < tableSize; ++index) {
        const double position = static_cast<double>(index) / (tableSize - 1);
        m_table[static_cast<std::size_t>(index)] = interpolate(info.stops, reversed ? 1.0 - position : position);
    }
}

QColor ColorMap::color(double weight) const
{
    const double clamped = weight > 0.0 ? std::min(weight, 1.0) : 0.0;
    return QColor::fromRgb(m_table[static_cast<std::size_t>(std::lround(clamped * (tableSize - 1)))]);
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
