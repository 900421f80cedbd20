// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reproducible/random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace attentoscope {

namespace {

std::uint64_t splitmix(std::uint64_t& state)
{
    std::uint64_t z = (state += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

/// NumPy's SeedSequence for one word of entropy: mixes a pool of four words, then draws words from it.
class SeedPool
{
public:
    explicit SeedPool(std::uint32_t entropy)
    {
        m_words[0] = hashed(entropy);
        for (std::size_t word = 1; word < m_words.size(); ++word)
            m_words[word] = hashed(0);
        for (std::size_t from = 0; from < m_words.size(); ++from)
            for (std::size_t to = 0; to < m_words.size(); ++to)
                if (from != to)
                    m_words[to] = mixed(m_words[to], hashed(m_words[from]));
    }

    std::uint64_t draw()
    {
        const std::uint64_t low = drawWord();
        return low | std::uint64_t{drawWord()} << 32;
    }

private:
    std::uint32_t hashed(std::uint32_t value)
    {
        value ^= m_hash;
        m_hash *= 0x931e8875U;
        value *= m_hash;
        return value ^ value >> 16;
    }

    static std::uint32_t mixed(std::uint32_t one, std::uint32_t other)
    {
        const std::uint32_t result = 0xca01f9ddU * one - 0x4973f715U * other;
        return result ^ result >> 16;
    }

    std::uint32_t drawWord()
    {
        std::uint32_t value = m_words[m_next++ % m_words.size()] ^ m_drawHash;
        m_drawHash *= 0x58f38dedU;
        value *= m_drawHash;
        return value ^ value >> 16;
    }

    std::array<std::uint32_t, 4> m_words{};
    std::uint32_t m_hash = 0x43b0d7e5U;
    std::uint32_t m_drawHash = 0x8b51f9ddU;
    std::size_t m_next = 0;
};

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
    // Skips numbers below the remainder of 2^64 divided by `bound`. Otherwise small results would be likelier.
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
    // The generator itself never has a state of zeros. Only a damaged file has one.
    if (std::ranges::all_of(state, [](std::uint64_t word) { return word == 0; }))
        return;
    for (std::size_t i = 0; i < 4 && i < state.size(); ++i)
        m_state[i] = state[i];
}

NumpyRandom::NumpyRandom(std::uint32_t seed)
{
    SeedPool pool(seed);
    const auto wide = [&pool] {
        const Wide high = pool.draw();
        return high << 64 | Wide{pool.draw()};
    };
    const Wide start = wide();
    m_increment = wide() << 1 | 1;
    next64();
    m_state += start;
    next64();
}

std::uint64_t NumpyRandom::next64()
{
    constexpr Wide multiplier = Wide{2549297995355413924ULL} << 64 | Wide{4865540595714422341ULL};
    m_state = m_state * multiplier + m_increment;
    const auto high = static_cast<std::uint64_t>(m_state >> 64);
    return std::rotr(high ^ static_cast<std::uint64_t>(m_state), static_cast<int>(high >> 58));
}

std::uint32_t NumpyRandom::next32()
{
    if (m_hasHalf) {
        m_hasHalf = false;
        return m_half;
    }
    const auto bits = next64();
    m_half = static_cast<std::uint32_t>(bits >> 32);
    m_hasHalf = true;
    return static_cast<std::uint32_t>(bits);
}

std::uint32_t NumpyRandom::below(std::uint32_t count)
{
    if (count == 1)
        return 0;
    std::uint64_t product = std::uint64_t{next32()} * count;
    if (static_cast<std::uint32_t>(product) < count) {
        const std::uint32_t threshold = (std::numeric_limits<std::uint32_t>::max() - (count - 1)) % count;
        while (static_cast<std::uint32_t>(product) < threshold)
            product = std::uint64_t{next32()} * count;
    }
    return static_cast<std::uint32_t>(product >> 32);
}

bool NumpyRandom::coin()
{
    if (m_coinsLeft == 0) {
        m_coins = next32();
        m_coinsLeft = 32;
    }
    const bool heads = (m_coins & 1) != 0;
    m_coins >>= 1;
    --m_coinsLeft;
    return heads;
}

} // namespace attentoscope
