// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runs.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/loss/lossseries.h"
#include "ui/plots/style/styledplot.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace attentoscope::ui {

enum class OverlayShown : std::uint8_t { No, Yes };

/// The curve of an earlier run in the loss plot: its smoothed training loss, and its validations as small rings.
struct LossOverlay
{
    QString folder;
    QString name;
    std::size_t color = 0; ///< index into overlayColors()
    OverlayShown shown = OverlayShown::Yes;
    LossUnit unit = LossUnit::Nats;
    LossSeries series{0.95, 100'000};
    std::vector<ValidationReport> validations;
    QCPGraph* curve = nullptr;
    QCPGraph* rings = nullptr;
};

/// Colours that differ from each other and from those of the run, with every kind of colour blindness.
[[nodiscard]] std::span<const QRgb> overlayColors(Backdrop backdrop);
/// Pens with different dashes. They are a second way to distinguish curves.
[[nodiscard]] QPen overlayPen(std::size_t color, const PlotStyle& look, double width);

/// The earlier runs that are drawn over a loss plot.
class LossOverlays
{
public:
    static constexpr std::size_t most = 6;

    explicit LossOverlays(StyledPlot& plot) : m_plot(plot) { }

    /// Adds a run, or replaces it if it was added before. Returns false if there are too many.
    bool add(const RunRecord& record, const QString& name);
    void remove(const QString& folder);
    void setShown(const QString& folder, OverlayShown shown);
    [[nodiscard]] const std::vector<std::unique_ptr<LossOverlay>>& all() const { return m_all; }
    [[nodiscard]] const LossOverlay* firstShown() const; ///< null if there is none

    void draw(const LossMeasure& measure); ///< draws all curves anew
    void setSmoothing(double weight);
    void applyLook(const PlotStyle& look);
    void addToLegend() const;
    [[nodiscard]] double lastKey() const; ///< last key of the shown runs
    [[nodiscard]] std::vector<const QCPGraph*> graphs() const; ///< the drawn curves
    /// The value of each shown run at a key: "name 1.234". Leaves out runs that had ended before.
    [[nodiscard]] QStringList readingsAt(double key) const;

private:
    [[nodiscard]] std::size_t freeColor() const;
    [[nodiscard]] std::vector<std::unique_ptr<LossOverlay>>::iterator find(const QString& folder);

    StyledPlot& m_plot;
    LossMeasure m_measure;
    double m_smoothing = 0.95;
    std::vector<std::unique_ptr<LossOverlay>> m_all;
};

} // namespace attentoscope::ui
