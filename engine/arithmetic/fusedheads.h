// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/fusedattention.h"
#include "engine/arithmetic/headkernels.h"
#include "engine/arithmetic/sentencerows.h"
#include "engine/types/translation.h"

namespace attentoscope {

/// Attention in H heads of d = D / H numbers: head h reads the columns h·d to (h + 1)·d of queries, keys and values.
struct HeadsOptions
{
    std::int64_t heads = 1; ///< H
    AttentionMask mask = AttentionMask::None;
    WeightDropout dropout; ///< dropout of the weights, by their places in (B, H, T, S); T and S are the largest counts
    HeadsAnswer answer = HeadsAnswer::None; ///< whether weights are returned
};

struct AttendedHeads
{
    torch::Tensor contexts; ///< (N, D), zero at padding
    torch::Tensor weights; ///< (B, H, T, S), before dropout; zero at padding; undefined if they were not requested
};

// softmax(q · kᵀ / √d) · v of each head as one node (Vaswani et al. 2017, equation 1). It keeps one number for each
// query and head. The backward pass computes the weights again. All matrices are float32 on the processor.

/// Attention in a sentence. `projected` (N, 3D) has its queries, keys and values side by side.
AttendedHeads attendToSelf(const torch::Tensor& projected, const SentenceRows& rows, const HeadsOptions& options);

/// `queries` (N, D); `memory` (M, 2D) has keys and values side by side. Without gradients, sentences may share rows of
/// the memory. With a causal mask, the queries are those of the last words of the memory.
AttendedHeads attendToMemory(const torch::Tensor& queries, const SentenceRows& queryRows, const torch::Tensor& memory,
    const SentenceRows& memoryRows, const HeadsOptions& options);

} // namespace attentoscope
