// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"

#include <cstdint>
#include <vector>

namespace attentoscope {

inline constexpr std::size_t shownPairs = 5;

/// The pairs that are shown at each validation: indices into the first `candidates` of `pairs`, shortest source first.
/// The seed chooses one from each fifth of the candidates in the order of their lengths, so that short and long
/// sentences are seen alike, and always the same ones. If there are not more candidates than that, all are shown.
std::vector<std::size_t> chooseShownPairs(const EncodedPairs& pairs, std::size_t candidates, std::uint64_t seed);

} // namespace attentoscope
