// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/storage/studiesjson.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

struct LayersOptions
{
    CommonOptions common;
    LayersRequest request;
    std::int64_t step = 0; ///< 0: the best save
    std::vector<std::string> words;
};

void printLayers(const Json& values)
{
    for (const auto& layer : values["layers"])
        printLine(stdout, Message("{}: {}", layer["layer"].get<std::size_t>(), textIn(layer, "text")));
}

Result<ExitCode> translateFromLayers(const LayersOptions& options, const CommandContext& context)
{
    const auto session = makeSession(options.common.session);
    if (!session)
        return std::unexpected(session.error());
    auto request = options.request;
    request.model.save = options.step > 0 ? SaveChoice::Step : SaveChoice::Best;
    request.model.step = options.step;
    request.translation.source = textFrom(options.words);
    const auto translations = (*session)->translateFromLayers(request, context.interruption.token());
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!translations)
        return std::unexpected(translations.error());
    context.output.show(layersToJson(*translations), printLayers);
    return ExitCode::Done;
}

} // namespace

Action addLayers(CLI::App& options)
{
    auto values = std::make_shared<LayersOptions>();
    options.add_option("--model", values->request.model.folder, "Folder of a run of a Transformer")
        ->type_name("RUN")
        ->required();
    options.add_option("--at", values->step, "The save of this step; without it, the best one")
        ->type_name("STEP")
        ->check(numberFrom<std::int64_t>(1, 1'000'000'000'000));
    addBeam(options, values->request.translation.beam, values->request.translation.lengthPenalty);
    addText(options, values->words, "The sentence");
    values->common.add(options);
    options.footer(
        "Translates from each layer of the encoder as if it were the last: a line for each layer, the last of "
        "which is the usual translation.\n\n"
        "Examples:\n"
        "  attentoscope-cli layers --model run \"the black cat sleeps\"\n"
        "  attentoscope-cli layers --model run --at 500 --json \"the black cat sleeps\"");
    return [values](const CommandContext& context) { return translateFromLayers(*values, context); };
}

} // namespace attentoscope
