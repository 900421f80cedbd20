// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// "a, b, c", for messages that list what is known.
inline std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const auto& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// Levenshtein's distance; case, hyphen and underscore do not count.
inline std::size_t typingDistance(std::string_view from, std::string_view to)
{
    const auto folded = [](char letter) {
        return letter == '-' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    };
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t at = 0; at < from.size(); ++at) {
        std::size_t diagonal = row[0];
        row[0] = at + 1;
        for (std::size_t other = 0; other < to.size(); ++other) {
            const std::size_t replaced = diagonal + (folded(from[at]) == folded(to[other]) ? 0 : 1);
            diagonal = row[other + 1];
            row[other + 1] = std::min({replaced, row[other] + 1, diagonal + 1});
        }
    }
    return row.back();
}

/// " (did you mean \"x\"?)" if one of the names is only a typing error away from what was typed, else nothing.
inline Message suggestion(std::string_view typed, const std::vector<std::string>& names)
{
    constexpr std::size_t longestCompared = 64;
    if (names.empty() || typed.empty() || typed.size() > longestCompared)
        return {};
    const auto nearest =
        std::ranges::min_element(names, {}, [typed](const std::string& name) { return typingDistance(typed, name); });
    const auto tolerated = std::max<std::size_t>(1, std::min(typed.size(), nearest->size()) / 3);
    if (typingDistance(typed, *nearest) > tolerated)
        return {};
    return Message(" (did you mean \"{}\"?)", *nearest);
}

} // namespace attentoscope
