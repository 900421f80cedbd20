// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace attentoscope::ui {

/// Lines of Unicode mathematics, typeset as rich text: "s(t−1)" and "W_p" become letters with an index, single letters
/// are variables and slanted, words such as "tanh" stay upright, and an equation breaks between its parts only.
[[nodiscard]] QString equationHtml(const QString& equation);
/// The same with room between the lines.
[[nodiscard]] QString equationBlock(const QString& equation);
/// The type of equations, the same wherever they stand.
void makeEquation(QWidget& label);

} // namespace attentoscope::ui
