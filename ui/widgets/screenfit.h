// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>

class QWidget;

namespace attentoscope::ui {

/// The part of `screen` that a window's content can have: without panels, and without a frame and a title bar, whose
/// sizes are not known before a window is shown.
QRect roomForContent(const QRect& freeOfScreen);
/// Makes a window smaller and moves it where it does not fit on its screen.
void keepOnScreen(QWidget& window);

/// Keeps every dialog on its screen, also in the large type of a presentation.
class DialogsOnScreen : public QObject
{
    Q_OBJECT

public:
    explicit DialogsOnScreen(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace attentoscope::ui
