// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

#include <vector>

namespace attentoscope::ui {

/// The settings of model and training. The kinds table makes the attention a choice.
std::vector<SettingInfo> trainingRows(const Catalogue& catalogue);

} // namespace attentoscope::ui
