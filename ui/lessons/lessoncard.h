// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lessonshelf.h"

#include <QAbstractButton>

namespace attentoscope::ui {

/// A lesson on the first screen: a small heatmap that is drawn, its title, minutes, and how far one got.
class LessonCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LessonCard(ShelvedLesson lesson, QWidget* parent = nullptr);

    [[nodiscard]] QString detail() const; ///< minutes, and how far one got

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; ///< Enter opens it, as on the desktop

private:
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont detailFont() const;
    [[nodiscard]] int pictureSide() const;

    ShelvedLesson m_lesson;
    SmallMatrix m_picture;
};

} // namespace attentoscope::ui
