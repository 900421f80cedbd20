// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/dissection.h"
#include "engine/types/error.h"

namespace attentoscope {

/// That the cell to take apart is one of the translation's map, or of its head's; otherwise a BadData error that names
/// it.
Result<void> checkCell(const DissectionRequest& request);

} // namespace attentoscope
