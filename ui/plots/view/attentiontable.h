// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QByteArray>

#include <nlohmann/json_fwd.hpp>

namespace attentoscope::ui {

/// One object, as the command line's `translate --json` prints it, for the map of a heatmap. It has no heads, and no
/// forced rows, because these may belong to a single head.
/// The map has this name.
[[nodiscard]] QByteArray attentionJson(const Translation& translation, const char* name = "attention");

/// The JSON of a translation with another name for its maps, those of its heads too.
[[nodiscard]] nlohmann::ordered_json withMapsNamed(const nlohmann::ordered_json& translation, const char* name);

/// A header line of source words, then a line for each target word; weights with the fewest digits that read back as
/// the same float.
[[nodiscard]] QByteArray attentionCsv(const Translation& translation);

} // namespace attentoscope::ui
