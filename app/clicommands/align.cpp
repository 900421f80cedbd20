// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/alignment/statisticallinks.h"
#include "engine/storage/translationjson.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>
#include <optional>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* spaceTokenizer = "space";
constexpr const char* growDiagFinalAnd = "grow-diag-final-and";

struct AlignOptions
{
    CommonOptions common;
    std::string model;
    DataOptions data;
    std::string head;
    AlignmentRequest request;
    bool isStatistical = false;
    std::string tokenizer = spaceTokenizer;
    std::string symmetrization = growDiagFinalAnd;
};

/// Prints which head or mean the links were read from, so that nobody takes them for links of another head.
void printReading(const AlignedPairs& alignments, const std::optional<BestReading>& best)
{
    if (!alignments.reading)
        return printLine(stderr,
            "Links of the mean of the last layer's heads: nothing is known to align best. --head or --gold chooses.");
    const auto text = readingText(*alignments.reading);
    if (alignments.chosen)
        return printLine(stderr,
            Message("Links of cross attention, {}, which aligns best: AER {} on {} sentences that did not choose it.",
                text, fixedText(alignments.chosen->errorRate, 4), alignments.chosen->sentences));
    if (!best || best->reading != *alignments.reading)
        return printLine(stderr, Message("Links of cross attention, {}.", text));
    const auto rate = fixedText(best->errorRate, 4), step = std::to_string(best->step);
    if (best->links == LinksKind::Gold)
        printLine(stderr,
            Message(
                "Links of cross attention, {}, which aligns best in this run: AER {} at step {}.", text, rate, step));
    else
        printLine(stderr,
            Message(
                "Links of cross attention, {}, which agrees best with statistical links in this run: error rate {} at "
                "step {}.",
                text, rate, step));
}

void printLinks(const AlignedPairs& alignments)
{
    for (const auto& links : alignments.links) {
        const char* separator = "";
        for (const auto& link : links) {
            std::printf("%s%u-%u", separator, link.source, link.target);
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
    if (alignments.chosen)
        object["reading"] = chosenToJson(*alignments.chosen);
    else if (alignments.reading)
        object["reading"] = readingToJson(*alignments.reading);
    if (alignments.reading && alignments.reading->head > 0)
        object["head"] = {{"layer", alignments.reading->layer}, {"head", alignments.reading->head}};
    return object;
}

void show(const AlignedPairs& alignments, const CommandContext& context)
{
    printNotices(alignments.notices);
    if (context.output.isJson())
        context.output.print(toJson(alignments));
    else
        printLinks(alignments); // a million pairs are too many for a JSON value
}

Result<ExitCode> alignByStatistics(const AlignOptions& options, const CommandContext& context)
{
    const FileLinksRequest request{options.data.request(),
        options.tokenizer == spaceTokenizer ? TokenizerKind::Space : TokenizerKind::Words,
        options.symmetrization == growDiagFinalAnd ? Symmetrization::GrowDiagFinalAnd : Symmetrization::Intersection};
    const auto alignments = linksOfFile(request, {options.common.session.threads, {}, context.interruption.token()});
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!alignments)
        return std::unexpected(alignments.error());
    show(*alignments, context);
    return ExitCode::Done;
}

Result<ExitCode> align(const AlignOptions& options, const CommandContext& context)
{
    if (options.isStatistical)
        return alignByStatistics(options, context);
    if (options.model.empty())
        return usageError("Name a run with --model RUN, or choose --statistical for links without a model.");
    const auto session = makeSession(options.common.session);
    if (!session)
        return std::unexpected(session.error());
    const auto run = openRuns(**session, {options.model});
    if (!run)
        return std::unexpected(run.error());
    auto request = options.request;
    request.data = options.data.request();
    if (const auto head = crossHeadFrom(options.head))
        request.reading = AlignmentReading{head->layer, head->head};
    const bool isOpen = options.head.empty() && request.goldFile.empty();
    const auto best = isOpen ? bestReadingOf(options.model) : std::nullopt;
    if (best)
        request.reading = best->reading;
    const auto alignments = (*session)->align(request, [](double) { }, context.interruption.token());
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!alignments)
        return std::unexpected(alignments.error());
    show(*alignments, context);
    if (options.head.empty() && run->configuration.model.architecture == Architecture::Transformer)
        printReading(*alignments, best);
    return ExitCode::Done;
}

void addStatistical(CLI::App& options, AlignOptions& values)
{
    auto* statistical = options.add_flag("--statistical", values.isStatistical,
        "Link words by statistics of these pairs alone, without a model: which words stand together, and in which order");
    options
        .add_option("--tokenizer", values.tokenizer,
            "With --statistical, what a word is: what white space separates, or a word by the rules of Unicode")
        ->check(CLI::IsMember({spaceTokenizer, "words"}))
        ->capture_default_str()
        ->needs(statistical);
    options
        .add_option("--symmetrization", values.symmetrization,
            "With --statistical, how the links of both directions become one alignment")
        ->check(CLI::IsMember({growDiagFinalAnd, "intersection"}))
        ->capture_default_str()
        ->needs(statistical);
}

} // namespace

Action addAlign(CLI::App& options)
{
    auto values = std::make_shared<AlignOptions>();
    auto* model =
        options.add_option("--model", values->model, "Folder of a trained run, or of a model that others trained")
            ->type_name("RUN");
    values->data.add(options)->required();
    auto* head = addHead(options, values->head,
        "Cross head of a Transformer whose weights become links, both counted from 1; or mean, for the mean of the last "
        "layer's heads");
    addGold(options, values->request.goldFile, values->request.goldFirstIndex);
    options.get_option("--gold")->excludes(head);
    addStatistical(options, *values);
    for (auto* other : {model, head, options.get_option("--gold")})
        options.get_option("--statistical")->excludes(other);
    values->common.add(options);
    options.footer(
        "One line for each pair: source-target, counted from 0. A pair that cannot be used gives an empty line. Of a "
        "Transformer the links are those of --head, or of what aligns best: a head or a mean of heads, chosen with "
        "--gold, or else when the run was last validated with gold or statistical links. Otherwise they are those of "
        "the mean of the last layer's heads. A line on standard error says what was read. With --statistical no model "
        "is needed: the links are learned from the pairs themselves, the more pairs the better.\n\n"
        "Examples:\n"
        "  attentoscope-cli align --model run --data pairs.tsv > pairs.align\n"
        "  attentoscope-cli align --model run --data pairs.tsv --head 2.3\n"
        "  attentoscope-cli align --model run --data pairs.tsv --head mean\n"
        "  attentoscope-cli align --statistical --data pairs.tsv > pairs.align");
    return [values](const CommandContext& context) { return align(*values, context); };
}

} // namespace attentoscope
