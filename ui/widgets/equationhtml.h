// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace attentoscope::ui {

/// Lines of Unicode mathematics, typeset as rich text: "s(t−1)" and "W_p" become letters with an index, single letters
/// are variables and slanted, words such as "tanh" stay upright, and an equation breaks only between its parts.
[[nodiscard]] QString equationHtml(const QString& equation);
/// The same with space between the lines.
[[nodiscard]] QString equationBlock(const QString& equation);
/// The font of equations, the same everywhere.
void makeEquation(QWidget& label);

} // namespace attentoscope::ui
