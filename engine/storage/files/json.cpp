// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/json.h"

#include "engine/corpus/files/messages.h"
#include "engine/types/message.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace attentoscope {

namespace {

/// The place of the closing quotation mark of the string that begins at `at`, or the end of the text.
std::size_t endOfString(std::string_view text, std::size_t at)
{
    for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\')
            ++at;
    return at;
}

} // namespace

std::optional<Message> beyondLimits(std::string_view text, const JsonLimits& limits)
{
    std::size_t depth = 0;
    std::size_t values = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (letter == '"') {
            at = endOfString(text, at);
        } else if (letter == '[' || letter == '{') {
            ++values;
            if (++depth > limits.depth)
                return Message("has values nested more than {} deep", limits.depth);
        } else if (letter == ']' || letter == '}') {
            depth -= depth > 0 ? 1 : 0;
        } else if (letter == ',' || letter == ':') {
            ++values;
        }
        if (values > limits.values)
            return Message("has more than {} values", limits.values);
    }
    return std::nullopt;
}

void refuseJson(std::string_view key, const nlohmann::json& value, const Message& wanted)
{
    throw JsonRefusal{.what = Message("has {} under \"{}\" instead of {}", shownJson(value), std::string(key), wanted)};
}

std::string shownJson(const nlohmann::json& value)
{
    return shortened(value.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace));
}

std::optional<std::uint64_t> wholeNumberIn(const nlohmann::json& value, std::uint64_t most)
{
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > most)
        return std::nullopt;
    return value.get<std::uint64_t>();
}

const nlohmann::json& JsonReader::at(const char* key) const
{
    const auto found = m_object.find(key);
    if (found == m_object.end())
        throw JsonRefusal{.what = Message("lacks the key \"{}\"", key)};
    return *found;
}

std::string JsonReader::textAt(const char* key) const
{
    const auto& value = at(key);
    if (!value.is_string())
        refuseJson(key, value, "a text");
    return value.get<std::string>();
}

void JsonReader::constant(const char* key, int value) const
{
    if (at(key) != value)
        refuseJson(key, at(key), std::to_string(value));
}

std::uint64_t JsonReader::wholeAt(const char* key, std::uint64_t most) const
{
    const auto& value = at(key);
    if (const auto number = wholeNumberIn(value, most))
        return *number;
    refuseJson(key, value,
        value.is_number_unsigned() ? Message("a number up to {}", most) : Message("a whole number from 0 on"));
}

void JsonReader::flag(const char* key, bool& value) const
{
    if (!at(key).is_boolean())
        refuseJson(key, at(key), "true or false");
    value = at(key).get<bool>();
}

void JsonReader::measured(const char* key, double& value) const
{
    const auto& found = at(key);
    if (!found.is_null() && !found.is_number())
        refuseJson(key, found, "a number");
    const double number = found.is_null() ? std::numeric_limits<double>::quiet_NaN() : found.get<double>();
    value = std::abs(number) <= std::numeric_limits<float>::max() ? number : std::numeric_limits<double>::quiet_NaN();
}

void JsonReader::counted(const char* key, double& value, double most) const
{
    const auto& found = at(key);
    value = found.is_number() ? found.get<double>() : std::numeric_limits<double>::quiet_NaN();
    if (!found.is_null() && !(value >= 0.0 && value <= most))
        refuseJson(key, found, Message("a number from {} to {}", "0", shownJson(most)));
}

std::size_t JsonReader::choiceAt(const char* key, std::span<const std::string_view> names) const
{
    const auto name = textAt(key);
    const auto found = std::ranges::find(names, name);
    if (found != names.end())
        return static_cast<std::size_t>(found - names.begin());
    const std::vector<std::string> known(names.begin(), names.end());
    refuseJson(key, at(key), Message("one of {}{}", joined(known), suggestion(name, known)));
}

const nlohmann::json& JsonReader::objectAt(const char* key) const
{
    const auto& value = at(key);
    if (!value.is_object())
        refuseJson(key, value, "an object");
    return value;
}

} // namespace attentoscope
