// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <memory>
#include <vector>

namespace attentoscope::testing {

/// A piece of text as it was painted, in the coordinates of the widget.
struct PaintedText
{
    QString text;
    QPolygonF ink; ///< around its letters; turned text is a turned rectangle
    QRectF clip; ///< of the painter; null: it had none
};

/// A paint device that keeps the texts which are painted on it, and nothing else.
class TextRecorder : public QPaintDevice
{
public:
    explicit TextRecorder(const QWidget& like); ///< with its size and its resolution, on which fonts depend
    ~TextRecorder() override;

    [[nodiscard]] const std::vector<PaintedText>& texts() const;
    [[nodiscard]] QPaintEngine* paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;
    const QWidget& m_like;
    std::unique_ptr<Engine> m_engine;
};

} // namespace attentoscope::testing
