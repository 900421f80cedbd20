// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/batches.h"
#include "engine/types/configuration.h"

namespace attentoscope {

/// Floating-point operations of the matrix products of one training step on `batch`, counted from the shapes: a product
/// of (M, K) and (K, N) has 2·M·N·K, and the backward pass twice as many as the forward pass. Padding counts nothing,
/// and neither does anything done number by number.
double trainingOperations(
    const ModelConfiguration& model, std::size_t sourceVocabulary, std::size_t targetVocabulary, const Batch& batch);

} // namespace attentoscope
