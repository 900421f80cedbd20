// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/unshuffle/vectortext.h"

#include <torch/types.h>

namespace attentoscope {

/// Sequences as tensors, padded, time-major.
struct VectorBatch
{
    torch::Tensor inputs; ///< (S, B, 2): [0,1], then the vectors as they come
    torch::Tensor padding; ///< (B, S): true where a sequence has no vector
    torch::Tensor states; ///< (T, B, 2): the target before each target; [0,1] for the first
    torch::Tensor targets; ///< (T, B, 2): the vectors in order
    torch::Tensor counts; ///< (T, B): 1 where a sequence has a target, otherwise 0
    std::int64_t outputs = 0; ///< sum of the counts
};

/// The number that the first step is asked for. It is 1, and 2 in the article's recipe, which never asks for [1,2].
int firstTarget(UnshuffleRecipe recipe);

/// Makes a batch from sequences of the numbers 1…n in any order; n is at least `firstTarget`.
VectorBatch makeVectorBatch(std::span<const std::vector<int>> sequences, int firstTarget);

/// (N, 1, 2), with the start pair in front.
torch::Tensor withStart(std::span<const NumberPair> vectors);

} // namespace attentoscope
