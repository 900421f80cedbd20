// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

namespace attentoscope {

/// What the configured kind's rows sum to: its column of the table, or less where the configuration says so.
RowSum rowSumOf(const ModelConfiguration& configuration);

/// What a person should know who sees this configuration's heatmap, such as why all its rows are equal.
std::vector<std::string> heatmapNotes(const ModelConfiguration& configuration);

} // namespace attentoscope
