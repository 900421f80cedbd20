// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace attentoscope::ui {

class WindowPages;

/// Keeps the focus where the next key makes sense. Qt gives it to whatever comes next when a control is disabled or
/// hidden, and while the engine works nearly all controls are disabled for a moment.
class FocusCare : public QObject
{
    Q_OBJECT

public:
    explicit FocusCare(WindowPages& pages); ///< its parent

    /// Qt is about to move the focus. True: not by Tab, because `focused` cannot keep it, and that has been seen to.
    bool takesOver(QWidget* focused);
    void setState(const EngineState& state); ///< after all parts of the window follow it
    void offerTraining(); ///< there is data: the next key is for Train, unless the person works elsewhere

private:
    void goHome();
    void park(QWidget& widget); ///< until Train can be pressed
    QWidget* trainButton() const;

    WindowPages& m_pages;
    QPointer<QWidget> m_waiting; ///< disabled, but keeps the focus until the engine is done
    QPointer<QWidget> m_parked; ///< has the focus in place of Train
};

} // namespace attentoscope::ui
