// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/settingrows.h"

#include "engine/types/message.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>

namespace attentoscope::settingrows {

namespace {

std::unexpected<Error> refuse(const SettingInfo& info, const std::string& text, const Message& allowed)
{
    return failure(
        ErrorCode::InvalidSetting, Message("The setting \"{}\" cannot be \"{}\": give {}.", info.key, text, allowed));
}

template <typename Number>
std::optional<Number> numberIn(const std::string& text)
{
    Number value{};
    const char* end = text.data() + text.size();
    const auto [rest, problem] = std::from_chars(text.data(), end, value);
    if (problem != std::errc() || rest != end)
        return std::nullopt;
    return value;
}

} // namespace

std::vector<Setting> concatenated(const std::vector<std::vector<Setting>>& parts)
{
    std::vector<Setting> all;
    for (const auto& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

std::string realText(double value)
{
    char buffer[32];
    const auto [end, problem] = std::to_chars(std::begin(buffer), std::end(buffer), value);
    return {std::begin(buffer), end};
}

Result<int> readInteger(const SettingInfo& info, const std::string& text)
{
    const auto value = numberIn<int>(text);
    if (value && *value >= info.minimum && *value <= info.maximum)
        return *value;
    const auto least = static_cast<int>(info.minimum);
    const auto most = static_cast<int>(info.maximum);
    return refuse(info, text, Message("a whole number from {} to {}", std::to_string(least), std::to_string(most)));
}

Result<std::uint64_t> readSeed(const SettingInfo& info, const std::string& text)
{
    const auto value = numberIn<std::uint64_t>(text);
    if (!value)
        return refuse(info, text, "a whole number from 0 to 18446744073709551615");
    return *value;
}

Result<double> readReal(const SettingInfo& info, const std::string& text)
{
    const auto value = numberIn<double>(text);
    // Negated, so that NaN is refused: every comparison with NaN is false.
    if (!value || !(*value >= info.minimum && *value <= info.maximum))
        return refuse(info, text, Message("a number from {} to {}", realText(info.minimum), realText(info.maximum)));
    return *value;
}

Result<bool> readSwitch(const SettingInfo& info, const std::string& text)
{
    if (text == "true" || text == "on" || text == "1")
        return true;
    if (text == "false" || text == "off" || text == "0")
        return false;
    return refuse(info, text, "true or false (on and off, 1 and 0 are the same)");
}

Result<std::size_t> readChoice(const SettingInfo& info, const std::string& text)
{
    const auto found = std::ranges::find(info.choices, text);
    if (found == info.choices.end())
        return refuse(info, text, Message("one of {}{}", joined(info.choices), suggestion(text, info.choices)));
    return static_cast<std::size_t>(found - info.choices.begin());
}

Result<std::string> readText(const SettingInfo& info, const std::string& text)
{
    if (text.empty())
        return refuse(info, text, "a name");
    return text;
}

} // namespace attentoscope::settingrows
