// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/presetcombo.h"

#include <QKeyEvent>
#include <QWheelEvent>

namespace attentoscope::ui {

void PresetCombo::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
        return showPopup();
    default:
        return QComboBox::keyPressEvent(event);
    }
}

void PresetCombo::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

} // namespace attentoscope::ui
