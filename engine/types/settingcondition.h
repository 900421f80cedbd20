// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

enum class Among : std::uint8_t { These, Others };

/// It holds where the setting has one of these values, or a value that is none of them.
struct SettingCondition
{
    std::string key;
    std::vector<std::string> values;
    Among among = Among::These;

    bool holds(std::string_view value) const
    {
        return (std::ranges::find(values, value) != values.end()) == (among == Among::These);
    }
};

} // namespace attentoscope
