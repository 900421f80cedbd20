// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "ui/plots/lossaxes.h"
#include "ui/plots/lossseries.h"
#include "ui/plots/styledplot.h"

#include <optional>
#include <vector>

namespace attentoscope::ui {

class LossCursor;

/// Draws the loss curves and keeps their axes: following the run, or where the person has zoomed to.
class LossCanvas : public StyledPlot
{
    Q_OBJECT

public:
    explicit LossCanvas(QWidget* parent = nullptr);

    void clear();
    void append(const std::vector<StepReport>& steps, const std::vector<ValidationReport>& validations);
    void refresh(); ///< fits the axes that follow, and draws

    [[nodiscard]] const LossSeries& series() const { return m_series; }
    [[nodiscard]] const std::vector<ValidationReport>& validations() const { return m_validations; }
    void setSmoothing(double weight);
    void setHorizontalAxis(LossAxis axis);
    [[nodiscard]] LossAxis horizontalAxis() const { return m_axis; }
    void setQuantity(LossQuantity quantity);
    void setUnit(LossUnit unit);
    [[nodiscard]] LossQuantity quantity() const { return m_quantity; }
    void setVerticalScale(LossScale scale);
    [[nodiscard]] LossScale verticalScale() const { return m_scale; }

    [[nodiscard]] bool isFollowing() const { return m_followKeys && m_fitValues; }
    void follow();
    void zoom(QPointF position, double factor, Qt::Orientations directions);

    [[nodiscard]] double keyOf(const LossPoint& point) const;
    [[nodiscard]] double shown(double loss) const; ///< the loss itself, or its perplexity
    [[nodiscard]] std::optional<std::size_t> pointNear(double key) const; ///< index into series().points()
    void setCursor(std::optional<std::size_t> point);

signals:
    void followingChanged(bool following);

protected:
    void applyLook(const PlotStyle& look) override;

private:
    void addCurves();
    void addPoints(std::size_t from);
    void addValidations(std::size_t from);
    void rebuild();
    void nameAxes();
    void fitKeys();
    void fitValues();
    [[nodiscard]] QCPRange valueRange() const;
    void leaveFollowing(bool values);

    LossSeries m_series;
    std::vector<ValidationReport> m_validations;
    LossAxis m_axis = LossAxis::Step;
    LossQuantity m_quantity = LossQuantity::Loss;
    LossUnit m_unit = LossUnit::NatsPerWord;
    LossScale m_scale = LossScale::Linear;
    QCPGraph* m_raw = nullptr;
    QCPGraph* m_smoothed = nullptr;
    QCPGraph* m_validation = nullptr;
    LossCursor* m_cursor = nullptr;
    bool m_followKeys = true;
    bool m_fitValues = true;
    bool m_adjusting = false; ///< the axes move because we move them
};

} // namespace attentoscope::ui
