// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/changedsettings.h"

#include "engine/settings/settings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>

namespace attentoscope {

namespace {

/// The digits of a number; empty if it is far longer than in any setting.
std::string digitsOfChange(double value)
{
    std::array<char, 64> text{};
    const auto [end, problem] = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    return problem == std::errc() ? std::string(text.data(), end) : std::string();
}

} // namespace

Configuration withChanges(Configuration configuration, const std::vector<ChangeReport>& changes)
{
    constexpr std::string_view changeable[] = {
        "learning_rate", "teacher_forcing", "alignment_weight", "epochs", "steps"};
    for (const auto& change : changes)
        if (std::ranges::find(changeable, change.key) != std::end(changeable))
            std::ignore = applySetting(configuration, {change.key, digitsOfChange(change.value)});
    return configuration;
}

} // namespace attentoscope
