// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace attentoscope {

/// The factors with which dropOut() multiplies numbers. A factor depends only on the key and the place.
class DropoutMask
{
public:
    DropoutMask(double rate, std::uint64_t key)
        : m_low(static_cast<std::uint32_t>(key))
        , m_high(static_cast<std::uint32_t>(key >> 32))
        , m_threshold(static_cast<std::uint32_t>(rate * 4294967296.0))
        , m_factor(1.0 / (1.0 - rate))
    {
    }

    /// The factor for a place: 1 / (1 − rate), or 0 if its number is dropped.
    template <typename Number>
    [[gnu::always_inline]] Number at(std::uint32_t place) const
    {
        return mixed(place) < m_threshold ? Number(0) : static_cast<Number>(m_factor);
    }

private:
    /// A well-mixed 32-bit number for each place and key, by two rounds of multiplying and shifting.
    [[gnu::always_inline]] std::uint32_t mixed(std::uint32_t place) const
    {
        std::uint32_t bits = place ^ m_low;
        bits = (bits ^ (bits >> 16)) * 0x7feb352dU + m_high;
        bits = (bits ^ (bits >> 15)) * 0x846ca68bU;
        return bits ^ (bits >> 16);
    }

    std::uint32_t m_low, m_high, m_threshold; ///< a number is dropped if its bits are below the threshold
    double m_factor;
};

} // namespace attentoscope
