// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/storage/translationjson.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>
#include <optional>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

struct AlignOptions
{
    CommonOptions common;
    std::string model;
    DataOptions data;
    std::string head;
    AlignmentRequest request;
};

/// Prints the head beside its links, so that they are not taken for the links of another head.
void printHead(const AlignedPairs& alignments, const std::optional<BestHead>& best)
{
    if (!alignments.head)
        return printLine(stderr,
            "Links of the mean of the last layer's heads: no head is known to align best. --head or --gold chooses "
            "one.");
    const auto name = std::to_string(alignments.head->layer) + '.' + std::to_string(alignments.head->head);
    if (best && best->head == *alignments.head)
        printLine(stderr,
            Message("Links of cross head {}, which aligns best in this run: AER {} at step {}.", name,
                fixedText(best->errorRate, 4), std::to_string(best->step)));
    else
        printLine(stderr, Message("Links of cross head {}.", name));
}

void printLinks(const Json& values)
{
    for (const auto& links : values["alignments"]) {
        const char* separator = "";
        for (const auto& link : links) {
            std::printf("%s%u-%u", separator, link[0].get<unsigned>(), link[1].get<unsigned>());
            separator = " ";
        }
        std::puts("");
    }
}

Json toJson(const AlignedPairs& alignments)
{
    auto lines = Json::array();
    for (const auto& links : alignments.links)
        lines.push_back(linksToJson(links));
    Json object{{"alignments", std::move(lines)}, {"notices", noticesJson(alignments.notices)}};
    if (alignments.head)
        object["head"] = {{"layer", alignments.head->layer}, {"head", alignments.head->head}};
    return object;
}

Result<ExitCode> align(const AlignOptions& options, const CommandContext& context)
{
    const auto session = makeSession(options.common.session);
    if (!session)
        return std::unexpected(session.error());
    const auto run = (*session)->openRun(options.model, RunDetail::Identity);
    if (!run)
        return std::unexpected(run.error());
    auto request = options.request;
    request.data = options.data.request();
    request.head = crossHeadFrom(options.head);
    const bool isOpen = options.head.empty() && request.goldFile.empty();
    const auto best = isOpen ? bestHeadOf(options.model) : std::nullopt;
    if (best)
        request.head = best->head;
    const auto alignments = (*session)->align(request, [](double) { }, context.interruption.token());
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!alignments)
        return std::unexpected(alignments.error());
    printNotices(alignments->notices);
    context.output.show(toJson(*alignments), printLinks);
    if (options.head.empty() && run->configuration.model.architecture == Architecture::Transformer)
        printHead(*alignments, best);
    return ExitCode::Done;
}

} // namespace

Action addAlign(CLI::App& options)
{
    auto values = std::make_shared<AlignOptions>();
    options.add_option("--model", values->model, "Folder of a trained run")->type_name("RUN")->required();
    values->data.add(options)->required();
    auto* head = addHead(options, values->head,
        "Cross head of a Transformer whose weights become links, both counted from 1; or mean, for the mean of the last "
        "layer's heads");
    addGold(options, values->request.goldFile, values->request.goldFirstIndex);
    options.get_option("--gold")->excludes(head);
    values->common.add(options);
    options.footer(
        "One line for each pair: source-target, counted from 0. A pair that cannot be used gives an empty line. Of a "
        "Transformer the links are those of --head, of the head that aligns best with --gold, or else of the one "
        "that aligned best when the run was last validated. Where no gold links were known then, they are those of "
        "the mean of the last layer's heads. A line on standard error says which head it is.\n\n"
        "Examples:\n"
        "  attentoscope-cli align --model run --data pairs.tsv > pairs.align\n"
        "  attentoscope-cli align --model run --data pairs.tsv --head 2.3\n"
        "  attentoscope-cli align --model run --data pairs.tsv --head mean");
    return [values](const CommandContext& context) { return align(*values, context); };
}

} // namespace attentoscope
