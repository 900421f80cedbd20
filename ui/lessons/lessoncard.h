// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lessonshelf.h"
#include "ui/widgets/card.h"

namespace attentoscope::ui {

/// A lesson on the first screen: a small heatmap that is drawn, its title, minutes, and how far one got.
class LessonCard : public Card
{
    Q_OBJECT

public:
    explicit LessonCard(ShelvedLesson lesson, QWidget* parent = nullptr);

    [[nodiscard]] QString detail() const; ///< minutes, and how far one got

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont detailFont() const;
    [[nodiscard]] int pictureSide() const;
    /// How high the title is where both have `width`: at least two lines, so that all cards of a row are of one height.
    [[nodiscard]] int titleHeight(int width) const;
    [[nodiscard]] int detailHeight(int width) const;

    ShelvedLesson m_lesson;
    SmallMatrix m_picture;
};

} // namespace attentoscope::ui
