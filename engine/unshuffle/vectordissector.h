// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/dissection.h"
#include "engine/types/error.h"
#include "engine/unshuffle/vectormodel.h"

namespace attentoscope {

/// Takes one cell apart: the state of its row is the vector of the row before, at first [0,1]. The annotations are the
/// input vectors themselves, and the context is the output. A cell that does not exist, or a translation that is not of
/// vectors, is an error.
Result<Dissection> dissectVectors(VectorModel& model, const DissectionRequest& request);

} // namespace attentoscope
