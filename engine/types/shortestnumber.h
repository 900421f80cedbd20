// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <charconv>

namespace attentoscope {

/// The double with the fewest digits that reads back as the same float: 0.1 rather than 0.10000000149011612.
inline double shortest(float value)
{
    std::array<char, 32> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
    double result = value;
    std::from_chars(text.data(), end, result);
    return result;
}

} // namespace attentoscope
