// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/kernelsjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace attentoscope {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::array<std::string_view, 3> chooserNames = {"library", "program", "user"}; // by KernelsChosenBy
constexpr std::size_t longestKernelName = 40;

bool isKernelName(const json& value)
{
    const auto isPlain = [](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z')
            || std::string_view(" ._-").contains(letter);
    };
    const auto* text = value.get_ptr<const std::string*>();
    return text && !text->empty() && text->size() <= longestKernelName && std::ranges::all_of(*text, isPlain);
}

} // namespace

ordered_json kernelsToJson(const MatrixKernels& kernels)
{
    ordered_json values = {{"library", kernels.library}, {"core", kernels.core},
        {"chosen_by", chooserNames[static_cast<std::size_t>(kernels.chosenBy)]}};
    if (!kernels.insteadOf.empty())
        values["instead_of"] = kernels.insteadOf;
    return values;
}

std::optional<MatrixKernels> kernelsFromJson(const json& value)
{
    const auto nameIn = [&](const char* key) {
        const bool isThere = value.is_object() && value.contains(key) && isKernelName(value[key]);
        return isThere ? value[key].get<std::string>() : std::string();
    };
    const auto* const chooser = std::ranges::find(chooserNames, nameIn("chosen_by"));
    MatrixKernels kernels{.library = nameIn("library"), .core = nameIn("core"), .insteadOf = nameIn("instead_of")};
    const bool isRefused = kernels.library.empty() || kernels.core.empty() || chooser == chooserNames.end()
        || (kernels.insteadOf.empty() && value.contains("instead_of"));
    if (isRefused)
        return std::nullopt;
    kernels.chosenBy = static_cast<KernelsChosenBy>(chooser - chooserNames.begin());
    return kernels;
}

} // namespace attentoscope
