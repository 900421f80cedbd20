// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/severalvalues.h"

#include "engine/types/forcedrows.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <utility>

namespace attentoscope {

namespace {

/// Also of one that is no head, such as encoder.1: the option refuses it.
bool looksLikeHead(const std::string& text)
{
    constexpr std::array kinds{"cross.", "encoder.", "decoder."};
    return text.find(' ') == std::string::npos
        && std::ranges::any_of(kinds, [&](const char* kind) { return text.starts_with(kind); });
}

bool looksLikeRow(const std::string& text)
{
    return forcedRowFromText(text) || looksLikeHead(text);
}

bool isRun(const std::string& text)
{
    std::error_code ignored;
    return std::filesystem::exists(std::filesystem::path(text) / "config.json", ignored);
}

bool looksLikeSetting(const std::string& text)
{
    return text.find('=') != std::string::npos;
}

struct Several
{
    std::string_view option;
    bool (*takes)(const std::string& text);
};

constexpr std::array several{Several{"--off", looksLikeHead}, Several{"--force", looksLikeRow},
    Several{"--model", isRun}, Several{"--set", looksLikeSetting}};

/// Null where the argument is none of these options.
const Several* optionIn(const std::string& argument)
{
    const auto name = std::string_view(argument).substr(0, argument.find('='));
    const auto found = std::ranges::find(several, name, &Several::option);
    return found == several.end() ? nullptr : &*found;
}

} // namespace

std::vector<std::string> eachWithItsOption(const std::vector<std::string>& arguments)
{
    std::vector<std::string> all;
    const Several* last = nullptr; ///< whose values may follow
    bool isValue = false; ///< the argument is the option's first value, whatever it is
    for (auto argument = arguments.begin(); argument != arguments.end(); ++argument) {
        if (*argument == "--") {
            all.insert(all.end(), argument, arguments.end());
            break;
        }
        if (std::exchange(isValue, false)) {
            all.push_back(*argument);
            continue;
        }
        if (const auto* option = optionIn(*argument)) {
            last = option;
            isValue = argument->find('=') == std::string::npos;
        } else if (last && !argument->starts_with('-') && last->takes(*argument)) {
            all.emplace_back(last->option);
        } else {
            last = nullptr;
        }
        all.push_back(*argument);
    }
    return all;
}

} // namespace attentoscope
