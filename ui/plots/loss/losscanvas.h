// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "ui/plots/loss/lossaxes.h"
#include "ui/plots/loss/lossoverlays.h"
#include "ui/plots/loss/lossseries.h"
#include "ui/plots/style/styledplot.h"

#include <optional>
#include <vector>

namespace attentoscope::ui {

class LossCursor;
class LossMarks;

/// What a drag with the left button does.
enum class LossDragging : std::uint8_t { ZoomBox, Move };

/// Draws the loss curves and keeps their axes: following the run, or where the person has zoomed to.
class LossCanvas : public StyledPlot
{
    Q_OBJECT

public:
    explicit LossCanvas(QWidget* parent = nullptr);

    void clear();
    void append(const std::vector<StepReport>& steps, const std::vector<ValidationReport>& validations);
    void addChanges(const std::vector<ChangeReport>& changes);
    void setSaves(const std::vector<std::int64_t>& steps); ///< those that can be gone back to
    void refresh(); ///< fits the axes that follow, and draws

    [[nodiscard]] const LossSeries& series() const { return m_series; }
    [[nodiscard]] const std::vector<ValidationReport>& validations() const { return m_validations; }
    [[nodiscard]] const std::vector<ChangeReport>& changes() const { return m_changes; }
    [[nodiscard]] const std::vector<std::int64_t>& saves() const { return m_saves; }
    /// Earlier runs over this one. Whoever changes them calls overlaysChanged().
    [[nodiscard]] LossOverlays& overlays() { return m_overlays; }
    [[nodiscard]] const LossOverlays& overlays() const { return m_overlays; }
    void overlaysChanged();
    /// Where the cursor can stand: on the run's own points; while it has none, on those of the first earlier run.
    [[nodiscard]] std::span<const LossPoint> cursorPoints() const;
    void setSmoothing(double weight);
    void setHorizontalAxis(LossAxis axis);
    [[nodiscard]] LossAxis horizontalAxis() const { return m_measure.axis; }
    void setQuantity(LossQuantity quantity);
    void setUnit(LossUnit unit);
    [[nodiscard]] LossQuantity quantity() const { return m_measure.quantity; }
    void setVerticalScale(LossScale scale); ///< of loss and perplexity
    [[nodiscard]] LossScale verticalScale() const { return m_scale; }

    [[nodiscard]] bool isFollowing() const { return m_followKeys && m_fitValues; }
    void follow();
    void zoom(QPointF position, double factor, Qt::Orientations directions);
    void zoomTo(const QRect& box); ///< in pixels; a flat one across only, a narrow one upwards only
    void moveAcross(double share); ///< of what is seen, to the right
    void setDragging(LossDragging dragging);

    [[nodiscard]] double keyOf(const LossPoint& point) const { return m_measure.keyOf(point); }
    [[nodiscard]] double shown(double loss) const { return m_measure.shown(loss); }
    [[nodiscard]] double shownValidation(const ValidationReport& report) const
    {
        return m_measure.shownValidation(report);
    }
    [[nodiscard]] QStringList marksNear(double key) const; ///< what was changed or saved there, for people
    [[nodiscard]] std::optional<std::size_t> pointNear(double key) const; ///< index into cursorPoints()
    void setCursor(std::optional<std::size_t> point);

signals:
    void followingChanged(bool following);

protected:
    void applyLook(const PlotStyle& look) override;

private:
    [[nodiscard]] LossScale scaleInForce() const;
    void applyScale();
    void addCurves();
    void addPoints(std::size_t from);
    void showValidations();
    void showMarks();
    void rebuild();
    void nameCurves();
    void nameAxes();
    void fitKeys();
    void fitValues();
    [[nodiscard]] QCPRange valueRange() const;
    [[nodiscard]] double lastKey() const;
    [[nodiscard]] bool hasCurves() const { return !cursorPoints().empty(); }
    void leaveFollowing(bool values);

    LossSeries m_series;
    std::vector<ValidationReport> m_validations;
    std::vector<ChangeReport> m_changes;
    std::vector<std::int64_t> m_saves;
    LossOverlays m_overlays{*this};
    LossMeasure m_measure;
    LossUnit m_unit = LossUnit::NatsPerWord;
    LossScale m_scale = LossScale::Linear;
    QCPGraph* m_raw = nullptr;
    QCPGraph* m_smoothed = nullptr;
    QCPGraph* m_validation = nullptr;
    LossMarks* m_marks = nullptr;
    LossCursor* m_cursor = nullptr;
    bool m_followKeys = true;
    bool m_fitValues = true;
    bool m_adjusting = false; ///< the axes move because we move them
};

} // namespace attentoscope::ui
