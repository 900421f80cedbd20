// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/rankrandom.h"

namespace attentoscope {

RankRandom::RankRandom(ModelRandom& random, int rank) : m_random(random)
{
    constexpr std::uint64_t apart = 0x9e3779b97f4a7c15; // odd, so that no two ranks get the same seed
    const auto seed = m_random.drawSeed();
    m_shared = m_random.state();
    m_random.seed(seed + apart * static_cast<std::uint64_t>(rank));
}

RankRandom::~RankRandom()
{
    [[maybe_unused]] const auto set = m_random.setState(m_shared); // its own state is always valid
}

} // namespace attentoscope
