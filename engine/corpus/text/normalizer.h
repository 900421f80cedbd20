// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

#include <string>
#include <string_view>

namespace attentoscope {

/// Unicode normalisation form C. Text must be well-formed UTF-8, here and below.
std::string composed(std::string_view text);

/// Small letters by the rules of no particular language. İ is i alone from the second rules on, without the dot that
/// Unicode leaves beside it.
std::string lowercased(std::string_view text, TextRules rules = TextRules::Second);

/// Letters without their accents ("é" is "e"), in normalisation form C. From the second rules on, only Latin, Greek and
/// Cyrillic ones: the marks of other scripts are vowels.
std::string withoutAccents(std::string_view text, TextRules rules = TextRules::Second);

} // namespace attentoscope
