// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/lessoncondition.h"

namespace attentoscope {

/// Refuses comparisons that mean nothing: a number with a text, texts by size, units that do not fit, two constants.
Result<void> checkComparison(const Condition& compared);

} // namespace attentoscope
