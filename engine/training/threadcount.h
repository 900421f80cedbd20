// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

namespace attentoscope {

/// Threads to compute a model with, given the processor's cores. Small models get one for each lane (Lanes): handing
/// out their small products saves little, and costs most of the speed as soon as another program wants a core.
int threadCount(const Configuration& configuration, int cores);

} // namespace attentoscope
