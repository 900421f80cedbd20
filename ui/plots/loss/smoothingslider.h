// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QSlider;

namespace attentoscope::ui {

/// What a smoothing weight means: "mean of about 20 steps", or "not smoothed".
[[nodiscard]] QString smoothingText(double weight);

/// How much the bold curve is smoothed, and beside it in words what that means. Its places are numbers of steps, from
/// one to a thousand, about evenly spaced to the eye.
class SmoothingSlider : public QWidget
{
    Q_OBJECT

public:
    explicit SmoothingSlider(QWidget* parent = nullptr);

    void setWeight(double weight); ///< the nearest place; does not emit weightChosen()
    void setWordsShown(bool shown); ///< where there is no room they are in the tool tip alone

signals:
    void weightChosen(double weight); ///< by the person

private:
    void explain(double weight);

    QSlider* m_slider = nullptr;
    QLabel* m_meaning = nullptr;
};

} // namespace attentoscope::ui
