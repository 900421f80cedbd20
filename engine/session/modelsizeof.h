// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runfolder.h"
#include "engine/types/modelsize.h"

namespace attentoscope {

/// Weights of a model, and the memory that it and its optimiser take.
Result<ModelSize> modelSizeOf(const RunIdentity& identity);

} // namespace attentoscope
