// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace attentoscope::ui {

/// Lines of Unicode mathematics as rich text. "s(t−1)" and "W_p" become letters with an index. Single letters are
/// variables and slanted; words such as "tanh" stay upright. An equation breaks only between its parts.
[[nodiscard]] QString equationHtml(const QString& equation);
/// Does the same, with space between the lines.
[[nodiscard]] QString equationBlock(const QString& equation);
/// Gives a widget the font of equations, which is the same everywhere.
void makeEquation(QWidget& label);

} // namespace attentoscope::ui
