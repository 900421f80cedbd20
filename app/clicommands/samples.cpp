// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/samples.h"
#include "app/clicommands/commands.h"
#include "app/clicommands/sessionoptions.h"

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

void list(const SamplesOptions& options)
{
    auto all = Json::array();
    for (const Sample& sample : samples()) {
        const SampleInfo& info = sample.info;
        if (options.common.json)
            all.push_back({{"id", info.id}, {"name", info.name}, {"default_pairs", info.defaultPairs},
                {"alignments", info.hasAlignments}});
        else
            std::printf("%-12s %s\n", info.id.c_str(), info.help.c_str());
    }
    if (options.common.json)
        std::puts(Json{{"samples", std::move(all)}}.dump(2).c_str());
}

ExitCode write(const SamplesOptions& options)
{
    const auto sample = findSample(options.name);
    if (!sample)
        return report(sample.error());
    if (options.out.empty())
        return reportUsage("Say where to write the pairs: --out FILE.");
    if (!options.alignments.empty() && !(*sample)->info.hasAlignments)
        return reportUsage("The sample \"" + options.name + "\" has no alignments; leave --alignments out.");
    const std::size_t pairs = options.pairs > 0 ? options.pairs : (*sample)->info.defaultPairs;
    if (const auto done = writeSample(**sample, pairs, options.seed, options.out, options.alignments); !done)
        return report(done.error());
    if (options.common.json)
        std::puts(Json{{"sample", options.name}, {"pairs", pairs}, {"file", options.out}}.dump().c_str());
    else
        std::printf("%zu pairs written to %s\n", pairs, options.out.c_str());
    return ExitCode::Done;
}

} // namespace

Action addSamples(CLI::App& options)
{
    auto values = std::make_shared<SamplesOptions>();
    values->common.add(options);
    options.add_option("NAME", values->name, "The sample to write; without it they are listed");
    options.add_option("--pairs", values->pairs, "Number of sentence pairs; the sample's own default if left out")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    options.add_option("--seed", values->seed, "The same seed gives the same pairs")->type_name("S");
    options.add_option("--out", values->out, "File to write, two columns with a tab between them")->type_name("FILE");
    options.add_option("--alignments", values->alignments, "File for the gold alignments, words counted from 1")
        ->type_name("FILE");
    options.footer("Examples:\n"
                   "  attentoscope-cli samples\n"
                   "  attentoscope-cli samples tiny-french --pairs 10000 --out pairs.tsv --alignments pairs.talp");
    return [values] {
        if (!values->name.empty())
            return write(*values);
        list(*values);
        return ExitCode::Done;
    };
}

} // namespace attentoscope
