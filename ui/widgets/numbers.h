// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>

namespace attentoscope::ui {

/// Numbers for people, in the locale's notation. Digits have equal widths in the fonts that the program uses.
QString countText(std::size_t count);
QString decimalText(double number, int decimals); ///< with an exponent for very large numbers
QString compactCountText(double count); ///< "1.2 M", "843 k"
QString lossText(double loss);
QString probabilityText(double probability); ///< three digits, as for weights
QString skippedText(std::size_t lines); ///< "1 line was skipped", "12 lines were skipped"
QString spanText(double seconds); ///< "45 s", "3 min 20 s", "2 h 05 min"

} // namespace attentoscope::ui
