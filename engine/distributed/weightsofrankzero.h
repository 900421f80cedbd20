// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/ranks.h"

namespace attentoscope {

/// Puts the weights that rank 0 has drawn in place of one's own: another processor may draw others from the same seed.
/// All ranks call it at the same time.
Result<void> takeWeightsOfRankZero(Ranks& ranks, StoredTensors& weights);

} // namespace attentoscope
