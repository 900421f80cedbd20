// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/plottext.h"

#include <QByteArray>
#include <QPaintDevice>
#include <QSize>

#include <memory>

namespace attentoscope::ui {

class SvgEngine;

/// The paint device of a plot that becomes an SVG document.
class SvgDevice : public QPaintDevice, public WholeTexts
{
public:
    /// The size is in units of the drawing; scale is the number of pixels in a unit.
    SvgDevice(QSize size, double scale, const QString& title);
    ~SvgDevice() override;

    [[nodiscard]] const QByteArray& svg() const; ///< after painting has ended

    [[nodiscard]] QPaintEngine* paintEngine() const override;
    void beginText(const QString& text) override;
    void endText() override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    QSize m_size;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace attentoscope::ui
