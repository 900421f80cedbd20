// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/screens/drawntexts.h"
#include "tests/screens/finding.h"

#include <QRect>

/// What is wrong with how a window looks. Each looks for one kind of fault.
///
/// Elision that is meant is told by one of three things: the widget has a tool tip (as ElidedLabel has), the cell of a
/// list or table has one, or "…" belongs to the text that the widget was given.
namespace attentoscope::tests {

[[nodiscard]] Findings clippedTexts(const std::vector<DrawnText>& texts);
[[nodiscard]] Findings textsThatAreTooLow(const QWidget& window); ///< lines without room are not painted at all
[[nodiscard]] Findings elidedTexts(const std::vector<DrawnText>& texts);
[[nodiscard]] Findings overlappingTexts(const std::vector<DrawnText>& texts);
[[nodiscard]] Findings coveredTexts(const std::vector<DrawnText>& texts);
[[nodiscard]] Findings badlyPlacedControls(const QWidget& window);
[[nodiscard]] Findings legendsOnCurves(const QWidget& window);
[[nodiscard]] Findings scrolledSideways(const QWidget& window);
[[nodiscard]] Findings controlsWithoutNames(const QWidget& window); ///< those that the Tab key reaches
[[nodiscard]] Findings beyondScreen(const QWidget& window, const QRect& screen);

/// All of them.
[[nodiscard]] Findings findingsOn(QWidget& window, const QRect& screen);

} // namespace attentoscope::tests
