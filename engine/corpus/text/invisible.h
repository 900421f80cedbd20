// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace attentoscope {

/// The text without the characters that nobody sees (Unicode's Default_Ignorable_Code_Point), such as byte order marks,
/// soft hyphens and marks of direction. A zero width space becomes a space, which it stands for. Joiners, variation
/// selectors and tags stay behind what they change: a character that is no Latin, Greek or Cyrillic letter and no
/// space.
std::string withoutInvisible(std::string_view text);

} // namespace attentoscope
