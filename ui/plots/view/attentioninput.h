// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/view/attentionview.h"

#include <QObject>

#include <optional>

class QHelpEvent;
class QKeyEvent;
class QMouseEvent;

namespace attentoscope::ui {

/// Handles pointer and keys on an attention view: pointing at cells and words, pinning, selecting, forcing, and
/// explaining.
class AttentionInput : public QObject
{
    Q_OBJECT

public:
    explicit AttentionInput(AttentionView& view); ///< takes the view's keys; the view must outlive this object
    void listenTo(AttentionPlot& plot); ///< takes the pointer on this plot

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool keyPressed(const QKeyEvent& event);
    [[nodiscard]] bool walkByKey(const QKeyEvent& event);
    [[nodiscard]] bool selectByKey(const QKeyEvent& event);
    [[nodiscard]] bool actByKey(const QKeyEvent& event);
    [[nodiscard]] Cell cellForKeys() const;
    void moveBy(int rows, int columns);
    void moveTo(Cell cell);
    void pin(std::optional<Cell> cell, PinMove how = PinMove::Chosen); ///< none: removes the pin
    void extendSelection(Side side, int steps);
    void announceCell();
    void pointerUsed(QEvent& event);
    void mousePressed(const QMouseEvent& event);
    void doubleClicked(const QMouseEvent& event);
    /// Forces a row or changes a link, if a click there does that.
    bool changeAt(const QMouseEvent& event);
    void pressedAt(QPointF position, Qt::KeyboardModifiers modifiers);
    void wordPressed(Word word, Qt::KeyboardModifiers modifiers);
    void showWord(const QHelpEvent& event) const;

    AttentionView& m_view;
    std::optional<Word> m_anchor; ///< the first word of a range
};

} // namespace attentoscope::ui
