// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include <optional>
#include <vector>

namespace attentoscope::ui {

/// A slider whose values are the moments of a timeline, with a mark at the best one and at pinned ones. A click goes to
/// the place that was clicked. Time runs from left to right in every language, as in the loss plot.
class TimeSlider : public QSlider
{
    Q_OBJECT

public:
    explicit TimeSlider(QWidget* parent = nullptr);

    void setBest(std::optional<int> value);
    void setPinned(std::vector<int> values);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void playRequested();
    void followRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void drawGroove(QPainter& painter) const;
    void drawMarks(QPainter& painter) const;
    void drawHandle(QPainter& painter) const;
    QColor accent() const;
    qreal placeOf(int value) const; ///< x of its centre
    int valueAt(qreal x) const;

    std::optional<int> m_best;
    std::vector<int> m_pinned;
};

} // namespace attentoscope::ui
