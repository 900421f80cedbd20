// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

namespace attentoscope {

/// The path that is quicker on this processor: the fused one, except on x86 processors without AVX2 and FMA, where
/// oneDNN has no fast kernels for it.
RecurrentPath quickestPath();

/// Whether the processor multiplies bfloat16 itself. On others precision=bfloat16 is float32.
bool multipliesBFloat16();

} // namespace attentoscope
