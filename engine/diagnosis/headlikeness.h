// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <optional>
#include <span>

namespace attentoscope {

struct HeadPair
{
    AttentionHead one;
    AttentionHead other;
};

/// The distance of two rows is half the sum of the differences of their weights, which is the share of the weight that
/// lies elsewhere. Two heads are alike if the mean distance over a sentence's rows is at most this.
constexpr double likeHeadsDistance = 0.02;

/// The most similar cross heads of one layer among those that are alike in every one of these pictures of one model.
/// None if there are no such heads or no pictures.
std::optional<HeadPair> likeHeads(std::span<const WatchedSnapshot> pictures);

} // namespace attentoscope
