// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/loss/lossoptions.h"

#include <QObject>
#include <QPoint>

#include <cstdint>
#include <optional>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;
class QWidget;

namespace attentoscope::ui {

class LossCanvas;

/// Handles pointer and keys on a loss plot. The cursor is under the pointer. If the pointer is elsewhere, the cursor is
/// at the chosen step.
class LossInput : public QObject
{
    Q_OBJECT

public:
    /// `owner` gets the focus and the keys. Both must outlive this object.
    LossInput(LossCanvas& canvas, QWidget& owner);

    [[nodiscard]] std::optional<std::size_t> point() const { return m_point; } ///< index into cursorPoints()
    void setStep(std::optional<std::int64_t> step); ///< the step was chosen in another view; emits no signal
    void lift(); ///< must be called before the points change
    void place(); ///< must be called after the points have changed

signals:
    void pointChanged();
    /// The person has moved the cursor; none: it is gone.
    void moved(std::optional<std::int64_t> step, attentoscope::ui::CursorMove how);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool keyPressed(const QKeyEvent& event);
    [[nodiscard]] bool pointerUsed(QEvent& event);
    void wheelTurned(const QWheelEvent& event);
    void mousePressed(const QMouseEvent& event);
    void mouseMoved(const QMouseEvent& event);
    void mouseReleased(const QMouseEvent& event);
    void setPoint(std::optional<std::size_t> point);
    void pointAt(std::optional<std::size_t> point);
    void choose(std::optional<std::size_t> point);
    [[nodiscard]] std::optional<std::size_t> chosenPoint() const;
    [[nodiscard]] std::optional<std::int64_t> stepOf(std::optional<std::size_t> point) const;
    void moveBy(int direction);

    LossCanvas& m_canvas;
    QWidget& m_owner;
    std::optional<std::size_t> m_point;
    std::optional<std::int64_t> m_chosenStep; ///< step of the cursor while the pointer is elsewhere
    std::optional<QPoint> m_pressed; ///< position of a press that may become a click
    bool m_isPointed = false;
};

} // namespace attentoscope::ui
