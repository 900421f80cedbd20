// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/storage/writesample.h"
#include "ui/language/programtexts.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

struct SamplesOptions
{
    CommonOptions common;
    std::string name;
    std::size_t pairs = 0;
    std::uint64_t seed = 1;
    std::string out;
    std::string alignments;
};

void printSamples(const Json& values)
{
    for (const auto& sample : values["samples"])
        std::printf("%-12s %s\n", textIn(sample, "id").c_str(), ui::textOf(textIn(sample, "help")).c_str());
}

void list(Output& output)
{
    auto all = Json::array();
    for (const Sample& sample : samples()) {
        const SampleInfo& info = sample.info;
        all.push_back({{"id", info.id}, {"name", info.name}, {"help", info.help}, {"default_pairs", info.defaultPairs},
            {"alignments", info.hasAlignments}});
    }
    output.show({{"samples", std::move(all)}}, printSamples, 2);
}

Result<ExitCode> write(const SamplesOptions& options, Output& output)
{
    const auto sample = findSample(options.name);
    if (!sample)
        return std::unexpected(sample.error());
    if (options.out.empty())
        return usageError("Say where to write the pairs: --out FILE.");
    if (!options.alignments.empty() && !(*sample)->info.hasAlignments)
        return usageError(Message("The sample \"{}\" has no alignments; leave --alignments out.", options.name));
    const std::size_t pairs = options.pairs > 0 ? options.pairs : (*sample)->info.defaultPairs;
    if (const auto done = writeSample(**sample, pairs, options.seed, options.out, options.alignments); !done)
        return std::unexpected(done.error());
    output.show({{"sample", options.name}, {"pairs", pairs}, {"file", options.out}}, [](const Json& values) {
        printLine(
            stdout, Message("{} pairs written to {}", values["pairs"].get<std::int64_t>(), textIn(values, "file")));
    });
    return ExitCode::Done;
}

} // namespace

Action addSamples(CLI::App& options)
{
    auto values = std::make_shared<SamplesOptions>();
    values->common.add(options);
    options.add_option("NAME", values->name, "The sample to write; without a name, the samples are listed");
    options.add_option("--pairs", values->pairs, "Number of sentence pairs; the sample's own default if left out")
        ->type_name("N")
        ->check(numberFrom<std::size_t>(1, mostSamplePairs));
    options.add_option("--seed", values->seed, "The same seed gives the same pairs")
        ->type_name("S")
        ->check(numberFrom<std::uint64_t>(0, UINT64_MAX));
    options.add_option("--out", values->out, "File to write, two columns with a tab between them")->type_name("FILE");
    options.add_option("--alignments", values->alignments, "File for the gold alignments, words counted from 1")
        ->type_name("FILE");
    options.footer("Examples:\n"
                   "  attentoscope-cli samples\n"
                   "  attentoscope-cli samples tiny-french --pairs 10000 --out pairs.tsv --alignments pairs.talp");
    return [values](const CommandContext& context) -> Result<ExitCode> {
        if (!values->name.empty())
            return write(*values, context.output);
        list(context.output);
        return ExitCode::Done;
    };
}

} // namespace attentoscope
