// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <nlohmann/json_fwd.hpp>

namespace attentoscope {

/// {"source": [words], "target": [words], "attention": [[…]], "score"}: a row of attention for each target word, a
/// column for each source word, special tokens included; no rows without attention. If the heads of a Transformer were
/// asked for, also "heads": [{"kind": "encoder" | "cross" | "decoder", "layer", "head", "attention"}], see HeadMap.
/// If rows of attention were forced, "forced": [ROW:COLUMN or KIND.LAYER.HEAD:ROW:COLUMN], counted from one.
nlohmann::ordered_json toJson(const Translation& translation);

} // namespace attentoscope
