// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// The characters of UTF-8 text. A byte that is no UTF-8 becomes one character of its own, so that scores of
/// damaged text are defined.
std::u32string characters(std::string_view text);

/// What Unicode calls white space, with the four information separators, as Python's str.split takes it.
bool separatesWords(char32_t character);

/// The text between white space, as views of it.
std::vector<std::u32string_view> whiteSpaceWords(std::u32string_view text);

} // namespace attentoscope
