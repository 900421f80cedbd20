// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

#include <string>
#include <string_view>

namespace attentoscope {

/// Converts to Unicode normalisation form C. In this file, all text must be well-formed UTF-8.
std::string composed(std::string_view text);

/// Converts to lower case without the rules of any language. With the second or later rules, İ becomes a plain i,
/// without the dot that Unicode adds.
std::string lowercased(std::string_view text, TextRules rules = TextRules::Second);

/// Removes accents ("é" becomes "e"); the result has normalisation form C. With the second or later rules, only Latin,
/// Greek and Cyrillic letters lose them, because the marks of other scripts are vowels.
std::string withoutAccents(std::string_view text, TextRules rules = TextRules::Second);

/// Removes invisible characters (Unicode's Default_Ignorable_Code_Point), such as byte order marks, soft hyphens and
/// marks of direction. A zero width space becomes a space. A joiner stays between two letters, signs or pictures that
/// it changes. A selector stays after such a character, and tags stay after a black flag. Latin, Greek and Cyrillic
/// letters are never changed. At the end of a word a joiner stays only after a letter whose shape it changes.
std::string withoutInvisible(std::string_view text);

} // namespace attentoscope
