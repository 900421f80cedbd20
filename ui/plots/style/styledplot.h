// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/exportable.h"
#include "ui/plots/style/plotlegend.h"
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

    /// Null if memory runs out. `origin` is the line below the picture; empty: none.
    [[nodiscard]] QImage drawImage(const ExportOptions& options, const QString& origin = {});
    /// Draws with vectors and real text at size × `enlarged`. The unit of the device must be a pixel at 100 %.
    [[nodiscard]] bool drawVectors(
        QPaintDevice& device, const ExportOptions& options, const QString& origin, double enlarged);
    /// The height of title and legend in a file.
    [[nodiscard]] int heightAround(const ExportOptions& options);
    /// Whether a file has no space for its legend.
    [[nodiscard]] bool leavesLegendOut(const ExportOptions& options);

    /// The marks that the plot has now, with their meanings.
    [[nodiscard]] virtual std::vector<LegendEntry> marks(LegendPlace) const { return {}; }
    void setLegendOnScreen(bool isShown);
    [[nodiscard]] const PlotLegend& markLegend() const { return *m_legend; }

    static const QString markLayer; ///< drawn alone when the pointer moves; not in exported files

protected:
    virtual void applyLook(const PlotStyle& look) = 0;
    /// Called before a file with these options is drawn, and with null when it is done.
    virtual void beginFile(const ExportOptions*) { }
    [[nodiscard]] bool isDrawingFile() const { return m_file; }
    /// The factor for the plot's text in a file.
    [[nodiscard]] virtual double fileGrowth(QSize size) const { return pictureGrowth(size); }
    void updateLayout() override;
    void refreshLook();
    void replotMarks(); ///< draws only markLayer
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class ExportScope;
    void setLook(const PlotStyle& look);

    PlotStyle m_look;
    PlotLegend* m_legend = nullptr; ///< the plot's layout owns it
    bool m_hasScreenLegend = false;
    const ExportOptions* m_file = nullptr; ///< options of the file that is being drawn; null: none
    QString m_origin; ///< line below the picture in a file
    bool m_drawn = false; ///< whether layers have buffers yet
};

enum class Antialiasing : std::uint8_t { Off, On };

/// Paints a plot's own drawing in one of QCustomPlot's layers. The plot owns it.
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
