// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/translation.h"

#include <array>
#include <atomic>
#include <charconv>

namespace attentoscope {

std::uint64_t newRequestId()
{
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

double shortest(float value)
{
    std::array<char, 32> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
    double result = value;
    std::from_chars(text.data(), end, result);
    return result;
}

} // namespace attentoscope
