// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace attentoscope::ui {

/// Has screen readers say `text` now, as the new name of `widget`, wherever the focus is.
void announce(QWidget& widget, const QString& text);

} // namespace attentoscope::ui
