// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <span>

namespace attentoscope {

/// The validation of the weights that a run keeps: the last one that was the best when it ran. If none is marked so,
/// the one with the lowest loss. Null if no loss is finite.
const ValidationReport* keptValidation(std::span<const ValidationReport> validations);

} // namespace attentoscope
