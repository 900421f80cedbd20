// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace attentoscope {

/// Unicode normalisation form C. Text must be well-formed UTF-8, here and below.
std::string composed(std::string_view text);

/// Small letters by the rules of no particular language.
std::string lowercased(std::string_view text);

/// Letters without their accents ("é" is "e"), in normalisation form C.
std::string withoutAccents(std::string_view text);

} // namespace attentoscope
