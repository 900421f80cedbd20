// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/style/styledplot.h"

#include <optional>

namespace attentoscope::ui {

/// A hair line at one step with a dot on the smoothed curve; on the layer that is drawn alone.
class LossCursor : public QCPLayerable
{
    Q_OBJECT

public:
    LossCursor(StyledPlot& plot, QCPAxis& keyAxis, QCPAxis& valueAxis);
    void setPosition(std::optional<QPointF> position) { m_position = position; } ///< key and value

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    QRect clipRect() const override;
    void draw(QCPPainter* painter) override;

private:
    const StyledPlot& m_plot;
    const QCPAxis& m_keyAxis;
    const QCPAxis& m_valueAxis;
    std::optional<QPointF> m_position;
};

} // namespace attentoscope::ui
