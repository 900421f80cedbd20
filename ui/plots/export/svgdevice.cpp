// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/export/svgdevice.h"

namespace attentoscope::ui {

namespace {

constexpr int dotsPerInch = 96; ///< of a CSS pixel

int millimetres(int units)
{
    return qRound(units * 25.4 / dotsPerInch);
}

} // namespace

SvgDevice::SvgDevice(QSize size, double scale, const QString& title)
    : m_size(size), m_engine(std::make_unique<SvgEngine>(size, scale, title))
{
}

int SvgDevice::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return millimetres(m_size.width());
    case PdmHeightMM:
        return millimetres(m_size.height());
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dotsPerInch;
    case PdmNumColors:
        return 1 << 24;
    case PdmDepth:
        return 32;
    case PdmDevicePixelRatio:
        return 1;
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace attentoscope::ui
