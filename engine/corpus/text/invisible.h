// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace attentoscope {

/// The text without the characters that nobody sees (Unicode's Default_Ignorable_Code_Point), such as byte order marks,
/// soft hyphens and marks of direction. A zero width space becomes a space, which it stands for. A joiner stays between
/// two letters, signs or pictures that it changes, a selector behind one, and tags behind a black flag. Latin, Greek
/// and Cyrillic letters are not changed. A joiner ends a word only behind a letter that is then drawn otherwise.
std::string withoutInvisible(std::string_view text);

} // namespace attentoscope
