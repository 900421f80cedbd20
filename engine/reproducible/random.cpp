// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reproducible/random.h"

#include <algorithm>
#include <bit>

namespace attentoscope {

namespace {

std::uint64_t splitmix(std::uint64_t& state)
{
    std::uint64_t z = (state += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

} // namespace

Random::Random(std::uint64_t seed)
{
    for (auto& word : m_state)
        word = splitmix(seed);
}

std::uint64_t Random::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

double Random::uniform()
{
    return static_cast<double>(next() >> 11) * 0x1.0p-53;
}

std::uint64_t Random::below(std::uint64_t bound)
{
    // Numbers under the remainder of 2^64 / bound would make small results likelier.
    const std::uint64_t threshold = (0 - bound) % bound;
    for (;;) {
        const std::uint64_t number = next();
        if (number >= threshold)
            return number % bound;
    }
}

std::vector<std::uint64_t> Random::state() const
{
    return {m_state[0], m_state[1], m_state[2], m_state[3]};
}

void Random::setState(const std::vector<std::uint64_t>& state)
{
    // From zeros alone this generator never gets away; none was ever left there, but a damaged file may say so.
    if (std::ranges::all_of(state, [](std::uint64_t word) { return word == 0; }))
        return;
    for (std::size_t i = 0; i < 4 && i < state.size(); ++i)
        m_state[i] = state[i];
}

} // namespace attentoscope
