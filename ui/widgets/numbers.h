// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>

namespace attentoscope::ui {

/// Numbers for people, in the locale's writing. Digits have equal widths in the fonts the program asks for.
QString countText(std::size_t count);
QString decimalText(double number, int decimals); ///< with an exponent where it has very many digits
QString compactCountText(double count); ///< "1.2 M", "843 k"
QString lossText(double loss);
QString probabilityText(double probability); ///< three digits, as weights are written
QString skippedText(std::size_t lines); ///< "1 line was skipped", "12 lines were skipped"
QString spanText(double seconds); ///< "45 s", "3 min 20 s", "2 h 05 min"

} // namespace attentoscope::ui
