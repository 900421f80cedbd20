// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "ui/plots/style/styledplot.h"

#include <vector>

namespace attentoscope::ui {

/// What a person changed, in words: "learning rate 0.0005".
[[nodiscard]] QString changeText(const ChangeReport& change);

/// A dashed line with its text where a person changed a setting, and a small triangle on the axis for each save. A
/// text that finds no room is left out; whoever points there reads it.
class LossMarks : public QCPLayerable
{
    Q_OBJECT

public:
    struct Change
    {
        double key = 0.0;
        QString text;
    };

    LossMarks(StyledPlot& plot, QCPAxis& keyAxis);
    void setChanges(std::vector<Change> changes); ///< in order; those at one place become one
    void setSaves(std::vector<double> keys) { m_saves = std::move(keys); }

    [[nodiscard]] const std::vector<Change>& changes() const { return m_changes; }
    [[nodiscard]] const std::vector<double>& saves() const { return m_saves; }
    [[nodiscard]] QStringList textsNear(double key) const; ///< within a few pixels

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    QRect clipRect() const override;
    void draw(QCPPainter* painter) override;

private:
    void drawChanges(QCPPainter& painter) const;
    void drawSaves(QCPPainter& painter) const;

    const StyledPlot& m_plot;
    const QCPAxis& m_keyAxis;
    std::vector<Change> m_changes;
    std::vector<double> m_saves;
};

} // namespace attentoscope::ui
