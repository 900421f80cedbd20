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
/// one, and while the engine works nearly all controls are disabled for a moment.
class FocusCare : public QObject
{
    Q_OBJECT

public:
    explicit FocusCare(WindowPages& pages); ///< its parent

    /// Qt is about to move the focus. True: not by Tab, but because `focused` cannot keep it, and this object has moved
    /// it.
    bool takesOver(QWidget* focused);
    void setState(const EngineState& state); ///< after all parts of the window have received it
    void offerTraining(); ///< data are loaded: the next key goes to Train, unless the user works elsewhere

private:
    void goHome();
    void park(QWidget& widget); ///< until Train is enabled
    QWidget* trainButton() const;

    WindowPages& m_pages;
    QPointer<QWidget> m_waiting; ///< disabled, but keeps the focus until the engine is done
    QPointer<QWidget> m_parked; ///< has the focus in place of Train
};

} // namespace attentoscope::ui
