// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <cstdint>

class QWidget;

namespace attentoscope::ui {

/// Has screen readers say `text` now, as the new name of `widget`, wherever the focus is.
void announce(QWidget& widget, const QString& text);

enum class TabDirection : std::uint8_t { Forwards, Backwards };

/// What Tab stops at within `root`, in the order of its layouts: as one reads, whatever was made first.
[[nodiscard]] QList<QWidget*> tabStops(const QWidget& root);

/// Gives the focus to the stop after or before what has it now, and scrolls there. False when there is none.
bool moveFocusByLayout(const QWidget& root, TabDirection direction);

} // namespace attentoscope::ui
