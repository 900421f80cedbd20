// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

namespace attentoscope {

/// All tables of the engine, as values. `kernels` is empty: it says what a loaded LibTorch multiplies with.
Catalogue engineTables();

} // namespace attentoscope
