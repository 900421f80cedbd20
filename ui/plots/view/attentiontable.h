// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QByteArray>

#include <nlohmann/json_fwd.hpp>

namespace attentoscope::ui {

/// One JSON object, as the command line prints it for `translate --json`, with the map of a heatmap. It has neither
/// heads nor forced rows, because forced rows may belong to a single head. `name` is the name of the map.
[[nodiscard]] QByteArray attentionJson(const Translation& translation, const char* name = "attention");

/// The JSON of a translation in which its maps, including those of heads, have another name.
[[nodiscard]] nlohmann::ordered_json withMapsNamed(const nlohmann::ordered_json& translation, const char* name);

/// A header line of source words, then a line for each target word. Weights have the fewest digits that read back as
/// the same float.
[[nodiscard]] QByteArray attentionCsv(const Translation& translation);

} // namespace attentoscope::ui
