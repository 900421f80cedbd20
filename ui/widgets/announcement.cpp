// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/announcement.h"

#include <QAccessible>
#include <QWidget>

namespace attentoscope::ui {

void announce(QWidget& widget, const QString& text)
{
    widget.setAccessibleName(text); // which tells of the new name
    QAccessibleEvent event(&widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace attentoscope::ui
