// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace attentoscope {

/// A small random generator whose numbers are the same on every system (the distributions of the standard library
/// are not). xoshiro256** of Blackman and Vigna, seeded through splitmix64.
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

} // namespace attentoscope
