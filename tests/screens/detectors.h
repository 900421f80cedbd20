// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/screens/drawntexts.h"
#include "tests/screens/finding.h"

#include <QRect>

/// Detectors of faults in the look of a window. Each finds one kind of fault.
///
/// Elision is intended in three cases: the widget has a tool tip (as ElidedLabel has), the cell of a list or table has
/// one, or the widget was given a text with "…".
namespace attentoscope::tests {

[[nodiscard]] Findings clippedTexts(const std::vector<DrawnText>& texts);
[[nodiscard]] Findings textsThatAreTooLow(const QWidget& window); ///< lines without room are not painted at all
[[nodiscard]] Findings elidedTexts(const std::vector<DrawnText>& texts);
[[nodiscard]] Findings overlappingTexts(const std::vector<DrawnText>& texts);
[[nodiscard]] Findings coveredTexts(const std::vector<DrawnText>& texts);
[[nodiscard]] Findings badlyPlacedControls(const QWidget& window);
[[nodiscard]] Findings legendsOnCurves(const QWidget& window);
[[nodiscard]] Findings scrolledSideways(const QWidget& window);
[[nodiscard]] Findings controlsWithoutNames(const QWidget& window); ///< controls that the Tab key reaches
[[nodiscard]] Findings beyondScreen(const QWidget& window, const QRect& screen);

/// The findings of all detectors.
[[nodiscard]] Findings findingsOn(QWidget& window, const QRect& screen);

} // namespace attentoscope::tests
