// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/erasure.h"
#include "engine/types/faithfulness.h"

#include <nlohmann/json_fwd.hpp>

namespace attentoscope {

/// {"step","by","source","target","disturbed","attention","change","tau","row_tau","heads":[…]}. A τ is null if it is
/// undefined, and missing if rows were changed.
nlohmann::ordered_json erasureToJson(const Erasure& erasure);

/// {"kind","layer","head","tau","low","high"}. The attention of a translation has no "kind", "layer" and "head".
nlohmann::ordered_json faithfulnessToJson(const Faithfulness& faithfulness);

/// {"step","layers":[{"layer","text","score","target","probabilities"}]}
nlohmann::ordered_json layersToJson(const LayerTranslations& translations);

} // namespace attentoscope
