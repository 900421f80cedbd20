// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/error.h"

#include <vector>

namespace attentoscope {

/// Refuses settings that a person gave and that would change nothing, rather than ignore them; the message names those
/// that do something.
Result<void> checkUnshuffleSettings(UnshuffleRecipe recipe, const std::vector<KeyValue>& settings);

} // namespace attentoscope
