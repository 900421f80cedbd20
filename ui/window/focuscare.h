// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace attentoscope::ui {

class WindowPages;

/// Keeps the focus where the next key makes sense. When a control is disabled or hidden, Qt moves the focus to the next
/// one. While the engine works, nearly all controls are disabled for a moment.
class FocusCare : public QObject
{
    Q_OBJECT

public:
    explicit FocusCare(WindowPages& pages); ///< `pages` becomes its parent

    /// Called when Qt is about to move the focus. Returns true if the reason is that `focused` cannot keep it. This
    /// object has then moved it.
    bool takesOver(QWidget* focused);
    void setState(const EngineState& state); ///< called after all parts of the window have received the state
    void offerTraining(); ///< data is loaded, so the focus goes to Train, unless the user works elsewhere

private:
    void goHome();
    void park(QWidget& widget); ///< gives the focus to this widget until Train is enabled
    QWidget* trainButton() const;

    WindowPages& m_pages;
    QPointer<QWidget> m_waiting; ///< a disabled control that gets the focus back when the engine is done
    QPointer<QWidget> m_parked; ///< the widget that has the focus in place of Train
};

} // namespace attentoscope::ui
