// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/training.h"

#include <vector>

namespace attentoscope {

/// The configuration with the user's last changes during training, for forms. A value that the setting cannot have, for
/// example from damaged metrics, is skipped.
Configuration withChanges(Configuration configuration, const std::vector<ChangeReport>& changes);

} // namespace attentoscope
