// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/modelrandom.h"

namespace attentoscope {

/// While it lives, a rank draws random numbers of its own, so that no two ranks drop the same numbers. Afterwards the
/// model's generator stands where it stands on all ranks, one draw further: what is saved with the run suits any number
/// of ranks.
class RankRandom
{
public:
    RankRandom(ModelRandom& random, int rank);
    ~RankRandom();
    RankRandom(const RankRandom&) = delete;
    RankRandom& operator=(const RankRandom&) = delete;

private:
    ModelRandom& m_random;
    torch::Tensor m_shared;
};

} // namespace attentoscope
