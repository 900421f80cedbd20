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

/// What a plot is painted on to become an SVG document.
class SvgDevice : public QPaintDevice, public WholeTexts
{
public:
    /// The size is in units of the drawing; scale says how many pixels a unit has.
    SvgDevice(QSize size, double scale, const QString& title);
    ~SvgDevice() override;

    [[nodiscard]] const QByteArray& svg() const; ///< once painting has ended

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
