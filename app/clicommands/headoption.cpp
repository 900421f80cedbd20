// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/headoption.h"

#include "app/clicommands/printedlines.h"
#include "engine/storage/runfolder.h"
#include "engine/types/headtext.h"

#include <cstdio>

namespace attentoscope {

namespace {

constexpr const char* headForm = "LAYER.HEAD";
constexpr const char* meanForm = "mean";

} // namespace

CLI::Option* addHead(CLI::App& options, std::string& head, const std::string& help)
{
    return options.add_option("--head", head, help)
        ->type_name(headForm)
        ->check(CLI::Validator(
            [](const std::string& text) {
                return crossHeadFrom(text) || text == meanForm ? std::string() : "\"" + text + "\" is no " + headForm;
            },
            ""));
}

std::optional<AttentionHead> crossHeadFrom(const std::string& text)
{
    const auto numbers = layerAndHeadFrom(text);
    return numbers ? std::optional(AttentionHead{HeadKind::Cross, numbers->first, numbers->second}) : std::nullopt;
}

std::optional<BestHead> bestHeadOf(const std::string& run)
{
    const auto folder = RunFolder::open(run);
    const auto reports = folder ? folder->readHeads() : std::unexpected(folder.error());
    if (reports)
        return bestKnownHead(*reports);
    printLine(stderr, reports.error().message);
    return std::nullopt;
}

} // namespace attentoscope
