// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cmath>
#include <cstdint>
#include <string>

namespace attentoscope {

/// A number from 0 on with some decimals. The decimal mark is part of the key, so each language has its own.
inline Message decimalMessage(double number, int decimals)
{
    const auto scale = std::llround(std::pow(10.0, decimals));
    const auto scaled = std::llround(number * static_cast<double>(scale));
    const auto digits = std::to_string(scaled % scale + scale).substr(1);
    return {"{}.{}", static_cast<std::int64_t>(scaled / scale), digits};
}

} // namespace attentoscope
