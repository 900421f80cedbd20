// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runlock.h"
#include "engine/storage/runsave.h"
#include "engine/types/configuration.h"
#include "engine/types/training.h"

namespace attentoscope {

/// How a run stood at its newest save. `epochs` are those done by then, with the fraction where it is known.
RunPast pastOf(
    const RunPosition& position, double epochs, const TrainingConfiguration& configuration, RunLock::State lock);

} // namespace attentoscope
