// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/seq2seq.h"

#include <vector>

namespace attentoscope {

/// Some sentences of a batch, no longer than the longest of them.
struct BatchSlice
{
    BatchTensors batch;
    Forcing forcing;
};

/// In how many parts a batch goes through the model. What is kept for the backward pass grows with words
/// times the size of states; a batch with more of it than `numbers` is cut, and its gradients are added up slice by
/// slice, so that the longest sentences of a corpus do not decide how much memory training needs.
struct SliceLimit
{
    std::int64_t numbers = 5'000'000; ///< positions × H × layers: about 170 MiB of float32 with LSTMs

    /// As many as a batch of such lengths needs, of at least 16 sentences each: few rows make slow products.
    std::int64_t slices(const BatchTensors& batch, const ModelConfiguration& configuration) const;
};

/// The batch in `count` parts that take as long as each other: one sentence for each in turns.
std::vector<BatchSlice> dealBatch(const BatchTensors& batch, const Forcing& forcing, int count);

/// The batch in at most `count` slices of as good as equal size.
std::vector<BatchSlice> cutBatch(const BatchTensors& batch, const Forcing& forcing, std::int64_t count);

} // namespace attentoscope
