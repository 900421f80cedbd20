// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attentoscope::ui {

/// A word, a sentence or a name as a part of another text: it is set in its own direction and moves nothing around it.
/// What reads from left to right stays as it is; anything else stands between U+2068 and U+2069, and isolates that it
/// leaves open are closed.
[[nodiscard]] QString isolated(const QString& text);

/// “source → translation”: the arrow points from the first to the second in every direction of writing.
[[nodiscard]] QString fromTo(const QString& source, const QString& target);

/// Where a line of a list stands: on the side where its text begins.
[[nodiscard]] Qt::Alignment sideOf(const QString& text);

} // namespace attentoscope::ui
