// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attentoscope::ui {

/// How far one is in a lesson: a segment for each step.
class StepBar : public QWidget
{
    Q_OBJECT

public:
    explicit StepBar(QWidget* parent = nullptr);

    void setPlace(int step, int count); ///< `step` counted from zero
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_step = 0;
    int m_count = 1;
};

} // namespace attentoscope::ui
