// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/export/svgengine.h"
#include "ui/plots/style/plottext.h"

#include <QPaintDevice>

#include <memory>

namespace attentoscope::ui {

/// What a plot is painted on to become an SVG document.
class SvgDevice : public QPaintDevice, public WholeTexts
{
public:
    SvgDevice(QSize size, double scale, const QString& title);

    [[nodiscard]] const QByteArray& svg() const { return m_engine->svg(); } ///< once painting has ended

    [[nodiscard]] QPaintEngine* paintEngine() const override { return m_engine.get(); }
    void beginText(const QString& text) override { m_engine->beginText(text); }
    void endText() override { m_engine->endText(); }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    QSize m_size;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace attentoscope::ui
