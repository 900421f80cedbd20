// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

namespace attentoscope {

/// How a training ended, as JSON names it.
const char* endName(RunPast::End end);
const char* endName(TrainingEnd end);

} // namespace attentoscope
