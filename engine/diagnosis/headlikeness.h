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

/// Two heads are alike where this share of a row's weight, at most, lies elsewhere: the mean over the rows of a
/// sentence, half the sum of the differences of a row's weights.
constexpr double likeHeadsDistance = 0.02;

/// Two cross heads of one layer that are alike in every one of these pictures of one model, the most alike; none: there
/// are no such heads, or no pictures.
std::optional<HeadPair> likeHeads(std::span<const WatchedSnapshot> pictures);

} // namespace attentoscope
