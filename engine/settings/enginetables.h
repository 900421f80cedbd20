// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

namespace attentoscope {

/// All tables of the engine, as values. `kernels` is empty, because it describes a loaded LibTorch.
Catalogue engineTables();

} // namespace attentoscope
