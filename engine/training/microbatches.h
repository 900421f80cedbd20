// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/seq2seq.h"

#include <vector>

namespace attentoscope {

/// Some sentences of a batch, padded to the longest of them.
struct MicroBatch
{
    BatchTensors batch;
    Forcing forcing;
};

/// When a batch is split into micro-batches, whose gradients are accumulated. The activations that the backward pass
/// needs grow with the words times the size of the states; a limit to them keeps the longest sentences of a corpus from
/// deciding how much memory training needs.
struct MicroBatchLimit
{
    std::int64_t activations = 5'000'000; ///< positions × H × layers: about 170 MiB of float32 with LSTMs

    /// The number of micro-batches that a batch of such lengths needs. Each has at least 16 sentences: products with
    /// fewer rows are slow.
    std::int64_t countFor(const BatchTensors& batch, const ModelConfiguration& configuration) const;
};

/// The share of one of several ranks: every `count`th sentence from `rank` on; no sentence where there are too few.
MicroBatch shareOf(const BatchTensors& batch, const Forcing& forcing, int rank, int count);

/// The batch in `count` parts that take equally long: each part gets one sentence in turn.
std::vector<MicroBatch> splitForReplicas(const BatchTensors& batch, const Forcing& forcing, int count);

/// The batch in at most `count` micro-batches of nearly equal size.
std::vector<MicroBatch> splitIntoMicroBatches(const BatchTensors& batch, const Forcing& forcing, std::int64_t count);

} // namespace attentoscope
