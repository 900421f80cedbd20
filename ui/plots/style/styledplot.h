// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/exportable.h"
#include "ui/plots/style/plotstyle.h"

#include <qcustomplot.h>

#include <cstdint>
#include <functional>

namespace attentoscope::ui {

/// A QCustomPlot that follows palette, font and device pixel ratio, and can be drawn into files in another look.
/// Call refreshLook() once at the end of the subclass's constructor.
class StyledPlot : public QCustomPlot
{
    Q_OBJECT

public:
    explicit StyledPlot(QWidget* parent = nullptr);

    [[nodiscard]] const PlotStyle& look() const { return m_look; }

    [[nodiscard]] QImage drawImage(const ExportOptions& options); ///< null if memory runs out
    /// Draws with vectors and real text at size × `enlarged`; the device's unit must be a pixel at 100 %.
    [[nodiscard]] bool drawVectors(QPaintDevice& device, const ExportOptions& options, double enlarged = 1.0);

    static const QString markLayer; ///< replotted alone when the pointer moves; not in exported files

protected:
    virtual void applyLook(const PlotStyle& look) = 0;
    void refreshLook();
    void replotMarks(); ///< markLayer alone
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class ExportScope;
    void setLook(const PlotStyle& look);

    PlotStyle m_look;
    bool m_drawn = false; ///< layers have buffers
};

enum class Antialiasing : std::uint8_t { Off, On };

/// Paints a plot's own drawing within one of QCustomPlot's layers. The plot owns it.
class PaintedLayer : public QCPLayerable
{
public:
    using Painting = std::function<void(QCPPainter& painter)>;

    PaintedLayer(QCustomPlot& plot, const QString& layer, Antialiasing antialiasing, Painting painting);
    void clipTo(const QCPLayoutElement& area) { m_area = &area; } ///< limits painting to this element

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    QRect clipRect() const override;
    void draw(QCPPainter* painter) override;

private:
    Antialiasing m_antialiasing;
    Painting m_painting;
    const QCPLayoutElement* m_area = nullptr; ///< null: the whole plot
};

} // namespace attentoscope::ui
