// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QSlider;

namespace attentoscope::ui {

/// The meaning of a smoothing weight: "mean of about 20 steps", or "not smoothed".
[[nodiscard]] QString smoothingText(double weight);

/// A slider for the smoothing of the bold curve, with its meaning in words. Each of its places stands for a number of
/// steps, from one to a thousand. From place to place the number grows by about the same factor.
class SmoothingSlider : public QWidget
{
    Q_OBJECT

public:
    explicit SmoothingSlider(QWidget* parent = nullptr);

    void setWeight(double weight); ///< moves to the nearest place; does not emit weightChosen()
    void setWordsShown(bool shown); ///< if false, the words are only in the tool tip

signals:
    void weightChosen(double weight); ///< the person has chosen another weight

private:
    void explain(double weight);

    QSlider* m_slider = nullptr;
    QLabel* m_meaning = nullptr;
};

} // namespace attentoscope::ui
