// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace attentoscope {

enum class Side : std::uint8_t { Source, Target };

/// The data recipe of the classic PyTorch translation tutorial (`data_recipe=tutorial`): lower case without accents,
/// and a space before each of . ! ?. All other signs become spaces.
std::string tutorialText(std::string_view text);

/// Whether the recipe keeps a cleaned pair: both sides have fewer than ten words, and the target begins with one of the
/// tutorial's phrases. As in the tutorial, phrases such as "he is" have no space at the end, but phrases such as "he s
/// " have one.
bool tutorialKeeps(std::string_view cleaned, Side side);

/// The rule in words, for messages.
Message tutorialRule();

} // namespace attentoscope
