// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/heads/headslayout.h"

#include <QScrollArea>

namespace attentoscope::ui {

class HeadsPlot;

/// Gives the heads the room that they need: thumbnails as large as the width allows. Where there is less, they scroll.
class HeadsArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit HeadsArea(HeadsPlot& plot, QWidget* parent = nullptr); ///< takes the plot

    void fit(const std::vector<HeadsBlock>& blocks); ///< that have to have room from now on
    void showHead(AttentionHead head); ///< scrolls to it

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QFont captionFont() const;
    [[nodiscard]] int scrollBar() const;

    HeadsPlot& m_plot;
    std::vector<HeadsBlock> m_blocks;
};

} // namespace attentoscope::ui
