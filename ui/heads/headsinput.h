// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/heads.h"
#include "ui/heads/headchoice.h"

#include <QObject>
#include <QPoint>

class QContextMenuEvent;
class QKeyEvent;
class QMenu;
class QMouseEvent;

namespace attentoscope::ui {

class HeadsPlot;
class HeadsView;

/// Handles pointer and keys on the heads: they preview, choose and add heads, show one alone or the mean, switch heads
/// off, and clear the choice.
class HeadsInput : public QObject
{
    Q_OBJECT

public:
    HeadsInput(HeadsView& view, HeadsPlot& plot); ///< both must outlive this object

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool pointerUsed(QEvent& event);
    void pressed(const QMouseEvent& event);
    void menuAsked(const QContextMenuEvent& event);
    [[nodiscard]] bool keyPressed(const QKeyEvent& event);
    [[nodiscard]] bool moveByKey(const QKeyEvent& event);
    [[nodiscard]] bool actByKey(const QKeyEvent& event);
    [[nodiscard]] AttentionHead headForKeys() const;
    void moveTo(AttentionHead head);
    /// Changes the choice and emits the signal.
    template <typename Change>
    void change(const Change& change);

    HeadsView& m_view;
    HeadsPlot& m_plot;
    HeadChoice m_beforePress; ///< kept for a double click, because its first click has already changed the choice
};

/// Opens a menu for a head. If the head is chosen, the menu is for all chosen heads. The menu deletes itself when it
/// closes.
QMenu* openHeadsMenu(HeadsView& view, AttentionHead head, QPoint place);

} // namespace attentoscope::ui
