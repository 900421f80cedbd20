// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/loss/lossoverlays.h"
#include "ui/plots/loss/lossseries.h"
#include "ui/plots/loss/taughtcurve.h"
#include "ui/plots/style/plotlegend.h"
#include "ui/plots/style/styledplot.h"

#include <memory>
#include <optional>
#include <vector>

namespace attentoscope::ui {

class LossLegend;
class LossMarks;
class LossRange;

/// How much is drawn around the curves. A low plot has no space for the names of axes.
enum class LossDetail : std::uint8_t { Full, Low, Bare };
/// The detail for which a plot of this height has space.
[[nodiscard]] LossDetail lossDetailFor(int height, int lineOfText);

/// The effect of dragging with the left button.
enum class LossDragging : std::uint8_t { ZoomBox, Move };

/// Draws the loss curves with their axes, legend and marks.
class LossCanvas : public StyledPlot
{
    Q_OBJECT

public:
    explicit LossCanvas(QWidget* parent = nullptr);
    ~LossCanvas() override;

    void clear();
    void append(const std::vector<StepReport>& steps, const std::vector<ValidationReport>& validations);
    void addChanges(const std::vector<ChangeReport>& changes);
    void setSaves(const std::vector<std::int64_t>& steps); ///< steps of the saves to which training can go back
    void refresh(); ///< fits the axes that follow, and draws

    [[nodiscard]] const LossSeries& series() const { return m_series; }
    [[nodiscard]] const std::vector<ValidationReport>& validations() const { return m_validations; }
    [[nodiscard]] const std::vector<ChangeReport>& changes() const { return m_changes; }
    [[nodiscard]] const std::vector<std::int64_t>& saves() const { return m_saves; }
    /// The earlier runs. After changing them, call overlaysChanged().
    [[nodiscard]] LossOverlays& overlays() { return m_overlays; }
    [[nodiscard]] const LossOverlays& overlays() const { return m_overlays; }
    void overlaysChanged();
    /// The points that the cursor can be on: those of the run. If it has none yet, those of the first earlier run.
    [[nodiscard]] std::span<const LossPoint> cursorPoints() const;
    void setOptions(const LossOptions& options);
    [[nodiscard]] const LossOptions& options() const { return m_options; }
    void setUnit(LossUnit unit);
    [[nodiscard]] LossUnit unit() const { return m_unit; }
    [[nodiscard]] bool hasSteps() const { return measure().hasSteps(m_unit); } ///< whether each step has a place
    [[nodiscard]] LossRange& range() const { return *m_range; }
    void setDragging(LossDragging dragging);
    void setDetail(LossDetail detail);
    [[nodiscard]] bool showsSaves() const; ///< whether a save is in the visible part
    [[nodiscard]] bool showsChanges() const;
    [[nodiscard]] std::vector<LegendEntry> marks(LegendPlace place) const override;

    [[nodiscard]] LossMeasure measure() const { return {m_options.axis, m_options.quantity}; }
    [[nodiscard]] double keyOf(const LossPoint& point) const { return measure().keyOf(point); }
    [[nodiscard]] QStringList marksNear(double key) const; ///< texts about changes and saves at this place
    [[nodiscard]] std::optional<std::size_t> pointNear(double key) const; ///< index into cursorPoints()
    void setCursor(std::optional<std::size_t> point);

protected:
    void applyLook(const PlotStyle& look) override;
    void beginFile(const ExportOptions* options) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] LossScale scaleInForce() const;
    void applyAxis();
    void applyScale();
    void addCurves();
    void addPoints(std::size_t from);
    void smoothAgain();
    void showValidations();
    void showMarks();
    void rebuild();
    void drawCursor(QCPPainter& painter) const;
    void nameCurves();
    void nameAxes();
    void fitTicks();
    void showLegend();
    [[nodiscard]] double lastKey() const;
    [[nodiscard]] bool hasCurves() const { return !cursorPoints().empty(); }

    LossSeries m_series;
    std::vector<ValidationReport> m_validations;
    std::vector<ChangeReport> m_changes;
    std::vector<std::int64_t> m_saves;
    LossOverlays m_overlays{*this};
    LossOptions m_options;
    LossUnit m_unit = LossUnit::Nats;
    LossDetail m_detail = LossDetail::Full;
    LossDetail m_screenDetail = LossDetail::Full; ///< detail on the screen, kept while a file is drawn
    QCPGraph* m_raw = nullptr;
    QCPGraph* m_smoothed = nullptr;
    QCPGraph* m_validation = nullptr;
    QCPGraph* m_also = nullptr; ///< curve of the second validation file; empty without one
    std::unique_ptr<TaughtCurve> m_taught;
    std::unique_ptr<LossLegend> m_legend;
    std::unique_ptr<LossMarks> m_marks;
    std::optional<QPointF> m_cursor; ///< key and value of the cursor
    LossRange* m_range = nullptr;
};

} // namespace attentoscope::ui
