// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/commands.h"
#include "app/clicommands/dataoptions.h"
#include "app/clicommands/sessionoptions.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;
using Alignments = std::vector<std::vector<AlignmentLink>>;

struct AlignOptions
{
    CommonOptions common;
    std::string model;
    DataOptions data;
};

void printText(const Alignments& alignments)
{
    for (const auto& links : alignments) {
        const char* separator = "";
        for (const AlignmentLink& link : links) {
            std::printf("%s%u-%u", separator, link.source, link.target);
            separator = " ";
        }
        std::puts("");
    }
}

Json toJson(const Alignments& alignments)
{
    auto lines = Json::array();
    for (const auto& links : alignments) {
        auto line = Json::array();
        for (const AlignmentLink& link : links)
            line.push_back(Json::array({link.source, link.target}));
        lines.push_back(std::move(line));
    }
    return {{"alignments", std::move(lines)}};
}

Result<ExitCode> align(const AlignOptions& options, const CommandContext& context)
{
    const auto session = openSession(options.common.session, options.model);
    if (!session)
        return std::unexpected(session.error());
    const auto alignments = (*session)->align(options.data.request(), [](double) { }, context.interruption.token());
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!alignments)
        return std::unexpected(alignments.error());
    if (context.output.isJson())
        context.output.print(toJson(*alignments));
    else
        printText(*alignments);
    return ExitCode::Done;
}

} // namespace

Action addAlign(CLI::App& options)
{
    auto values = std::make_shared<AlignOptions>();
    options.add_option("--model", values->model, "Folder of a trained run")->type_name("RUN")->required();
    values->data.add(options)->required();
    values->common.add(options);
    options.footer(
        "One line for each pair: source-target, counted from 0. A pair that cannot be used gives an empty line.\n\n"
        "Examples:\n"
        "  attentoscope-cli align --model run --data pairs.tsv > pairs.align");
    return [values](const CommandContext& context) { return align(*values, context); };
}

} // namespace attentoscope
