// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <cstdint>

class QComboBox;
class QWidget;

namespace attentoscope::ui {

/// Makes screen readers say `text` now, by making it the name of `widget`. The focus does not matter.
void announce(QWidget& widget, const QString& text);

/// Names a combo box that has no label. On Linux, Qt gives screen readers the chosen entry as name, so `name` becomes
/// the description too.
void nameChooser(QComboBox& chooser, const QString& name);

enum class TabDirection : std::uint8_t { Forwards, Backwards };

/// The Tab stops in `root`, in the order of its layouts, which is the reading order.
[[nodiscard]] QList<QWidget*> tabStops(const QWidget& root);

/// Moves the focus to the next or previous stop and scrolls there. False if there is none.
bool moveFocusByLayout(const QWidget& root, TabDirection direction);

} // namespace attentoscope::ui
