// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <cstdint>

namespace attentoscope {
struct ValidationReport;
}

namespace attentoscope::ui {

/// Numbers for people, in the locale's notation. Digits have equal widths in the fonts that the program uses.
QString countText(std::size_t count);
QString decimalText(double number, int decimals); ///< with an exponent for very large numbers
QString compactCountText(double count); ///< "1.2 M", "843 k"
QString lossText(double loss);
QString bleuText(const ValidationReport& validation); ///< one decimal; "–" if BLEU means nothing
QString probabilityText(double probability); ///< three digits, as for weights
QString bitsText(double entropy); ///< "0.83 bits"; singular where the language uses it
QString sizeText(std::uint64_t bytes); ///< "1.2 MiB"
QString skippedText(std::size_t lines); ///< "1 line was skipped", "12 lines were skipped"
QString spanText(double seconds); ///< "45 s", "3 min 20 s", "2 h 05 min"

/// A setting's number, such as "0.003", with the decimal mark of the locale.
QString shownNumber(QString value);

/// A typed number, with a decimal point in the result. It may have a point or a comma, but not a mark that could
/// separate thousands: "1.000" is refused in German, "1,000" in English. Empty: no number.
QString plainNumber(const QString& typed);

} // namespace attentoscope::ui
