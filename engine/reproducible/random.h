// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace attentoscope {

/// A small random generator whose numbers are the same on every system, unlike the distributions of the standard
/// library. It is xoshiro256** of Blackman and Vigna, seeded through splitmix64.
class Random
{
public:
    explicit Random(std::uint64_t seed);
    std::uint64_t next();
    double uniform(); ///< in [0, 1)
    std::uint64_t below(std::uint64_t bound); ///< in [0, bound), without bias

    template <typename T>
    void shuffle(std::vector<T>& values)
    {
        for (std::size_t left = values.size(); left > 1; --left)
            std::swap(values[left - 1], values[below(left)]);
    }

    std::vector<std::uint64_t> state() const;
    void setState(const std::vector<std::uint64_t>& state);

private:
    std::uint64_t m_state[4];
};

/// The random numbers of NumPy's default_rng(seed): PCG-XSL-RR-128/64 (O'Neill 2014), seeded through SeedSequence.
/// sacreBLEU draws its samples with it, so the same seed gives the same samples.
class NumpyRandom
{
public:
    explicit NumpyRandom(std::uint32_t seed);

    /// A whole number below `count`, which must not be 0 (Lemire 2019). NumPy's choice(count, replace=True) draws the
    /// same.
    std::uint32_t below(std::uint32_t count);

    /// NumPy's integers(2, dtype=bool) draws the same. Must not be mixed with below(): both keep bits for the next
    /// call.
    bool coin();

private:
    std::uint64_t next64();
    std::uint32_t next32();

    __extension__ using Wide = unsigned __int128;

    Wide m_state = 0;
    Wide m_increment = 0;
    std::uint32_t m_half = 0; ///< the unused half of the last 64 bits
    bool m_hasHalf = false;
    std::uint32_t m_coins = 0;
    int m_coinsLeft = 0;
};

} // namespace attentoscope
