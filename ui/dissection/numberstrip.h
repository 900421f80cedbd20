// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace attentoscope::ui {

/// A vector as a strip of cells: blue below zero, orange above it, the background at zero. A strip that does not fit
/// into one line goes on in the next. The number under the pointer is a tool tip; all of them are read to who listens.
class NumberStrip : public QWidget
{
    Q_OBJECT

public:
    explicit NumberStrip(QWidget* parent = nullptr);

    /// `range` is the absolute value with the full colour; strips that are compared share it.
    void setNumbers(std::vector<float> numbers, double range);
    const std::vector<float>& numbers() const { return m_numbers; }
    QColor colorOf(float number) const;
    /// Index of the number that is drawn there; −1: none.
    int indexAt(QPoint position) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int cellsInLine(int width) const;
    QRectF cell(int index) const;

    std::vector<float> m_numbers;
    double m_range = 1.0;
};

/// The largest absolute value, at least a little more than nothing.
double rangeOf(const std::vector<float>& numbers);

} // namespace attentoscope::ui
