// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

namespace attentoscope {

/// Adds to a preset where it comes from: its article, the data settings that the article uses, what to expect of it,
/// and what to watch where it needs no data.
void describeOrigin(PresetInfo& preset);

} // namespace attentoscope
