// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headmeasures.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace attentoscope {

/// "cross.2.3" and so on.
nlohmann::ordered_json headTextsJson(const std::vector<AttentionHead>& heads);

/// The table of heads: a list of objects with kind, layer, head, aer, entropy, evenness, previous, same, next, first,
/// last, name and best. What a head does not have is null; best is true for the head that aligns best. Where it was
/// measured what the model is without each head, that is "without": loss, and bleu.
nlohmann::ordered_json headsJson(const std::vector<MeasuredHead>& heads);

} // namespace attentoscope
