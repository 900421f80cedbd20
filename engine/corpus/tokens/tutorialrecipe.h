// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace attentoscope {

enum class Side : std::uint8_t { Source, Target };

/// The data recipe of the classic PyTorch translation tutorial (`data_recipe=tutorial`): small letters without accents,
/// and a space before each of . ! ?. Everything else becomes spaces.
std::string tutorialText(std::string_view text);

/// Whether the recipe keeps a cleaned pair: both sides have fewer than ten words, and the target begins with one of the
/// tutorial's phrases. As in the tutorial, "he is" and its like have no trailing space and "he s " has one.
bool tutorialKeeps(std::string_view cleaned, Side side);

/// The rule in words, for messages.
Message tutorialRule();

} // namespace attentoscope
