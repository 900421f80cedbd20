// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headmeasures.h"
#include "ui/heads/headchoice.h"
#include "ui/heads/headspicture.h"
#include "ui/heads/litwords.h"
#include "ui/plots/style/plotlegend.h"
#include "ui/plots/style/styledplot.h"

#include <optional>

namespace attentoscope::ui {

/// Draws all heads of a translation as thumbnails, with marks on them. It does not handle keys or the pointer.
class HeadsPlot : public StyledPlot
{
    Q_OBJECT

public:
    explicit HeadsPlot(QWidget* parent = nullptr);

    void setTranslation(const Translation& translation);
    void setOptions(const AttentionOptions& options); ///< colours, scale and order of columns as in the heatmap
    void setChosen(const HeadChoice& choice);
    void setMeasured(const SharedHeadReport& measured, const std::optional<BestReading>& best); ///< marks the best head
    void setCurrent(std::optional<AttentionHead> head); ///< fast, as is setLit(): the thumbnails are not drawn again
    void setLit(const LitWords& words); ///< fades everything else

    [[nodiscard]] const Translation& translation() const { return m_translation; }
    [[nodiscard]] const HeadsGeometry& geometry() const { return m_geometry; }
    [[nodiscard]] const HeadsPaint& paint() const { return m_paint; }
    [[nodiscard]] const HeadChoice& choice() const { return m_choice; }
    [[nodiscard]] std::optional<AttentionHead> current() const { return m_current; }
    /// Null if nothing was measured at this moment.
    [[nodiscard]] const HeadReport* measured() const { return m_measured.get(); }
    [[nodiscard]] const std::optional<BestReading>& best() const { return m_best; }
    [[nodiscard]] const LitWords& lit() const { return m_lit; }
    [[nodiscard]] std::optional<AttentionHead> headAt(QPointF position) const; ///< none if there is no head
    /// The thumbnails as a picture, drawn once for each moment, size and look.
    [[nodiscard]] const QImage& thumbnails(double scale);
    [[nodiscard]] QRectF thumbnailsArea() const;
    /// The words of each kind's maps. Columns are from left to right, as they are drawn.
    [[nodiscard]] std::vector<HeadLabels> labels() const;
    [[nodiscard]] std::vector<LegendEntry> marks(LegendPlace place) const override;

protected:
    void applyLook(const PlotStyle& look) override;
    void updateLayout() override;

private:
    [[nodiscard]] bool hasRoomBelow() const;
    void refreshPaint();
    void preparePaint();
    void drawAgain();

    Translation m_translation;
    AttentionOptions m_options;
    HeadChoice m_choice;
    std::optional<AttentionHead> m_current;
    SharedHeadReport m_measured;
    std::optional<BestReading> m_best;
    LitWords m_lit;
    HeadsPaint m_paint;
    HeadsGeometry m_geometry;
    QImage m_image;
    double m_imageScale = 0.0; ///< 0 if the picture is out of date
};

} // namespace attentoscope::ui
