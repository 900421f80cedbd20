// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/greeting.h"

#include "engine/storage/files/json.h"

namespace attentoscope {

namespace {

constexpr std::string_view mark = "attentoscope ";

std::string textIn(const nlohmann::json& values, const char* key)
{
    const auto found = values.find(key);
    return found != values.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace

std::string lineOf(const Greeting& greeting)
{
    const nlohmann::ordered_json values{{"version", greeting.version}, {"host", greeting.host},
        {"pid", greeting.process}, {"instance", greeting.instance}, {"runs", greeting.runs}};
    return std::string(mark) + std::to_string(greeting.protocol) + ' '
        + values.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

std::optional<Greeting> greetingFrom(const std::string& line)
{
    if (!line.starts_with(mark) || line.size() > Greeting::longestLine)
        return std::nullopt;
    const auto space = line.find(' ', mark.size());
    const auto digits = line.substr(mark.size(), space == std::string::npos ? space : space - mark.size());
    constexpr std::size_t mostDigits = 6;
    if (space == std::string::npos || hasZeroByte(line) || digits.empty() || digits.size() > mostDigits
        || digits.find_first_not_of("0123456789") != std::string::npos)
        return std::nullopt;
    const auto values =
        nlohmann::json::parse(line.begin() + static_cast<std::ptrdiff_t>(space), line.end(), nullptr, false);
    if (!values.is_object())
        return std::nullopt;
    const auto process = values.find("pid");
    return Greeting{.protocol = std::stoi(digits),
        .version = textIn(values, "version"),
        .host = textIn(values, "host"),
        .process = process != values.end() && process->is_number_integer() ? process->get<std::int64_t>() : 0,
        .instance = textIn(values, "instance"),
        .runs = textIn(values, "runs")};
}

Result<void> checkGreeting(const Greeting& greeting, const std::string& version)
{
    if (greeting.protocol == wireProtocol && greeting.version == version)
        return {};
    return failure(ErrorCode::InvalidSetting,
        Message(
            "The engine on the other side has version {} of Attentoscope, and this window {}. Install the same version "
            "on both. An engine that was started before goes on: there, attentoscope-cli serve --stop ends it and "
            "saves what it trains.",
            greeting.version, version));
}

} // namespace attentoscope
