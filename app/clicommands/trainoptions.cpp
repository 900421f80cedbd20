// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/trainoptions.h"

#include "app/clicommands/numberoption.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <charconv>
#include <filesystem>

namespace attentoscope {

namespace {

std::string absolute(const std::string& path)
{
    return path.empty() ? path : std::filesystem::absolute(path).lexically_normal().string();
}

} // namespace

void TrainOptions::add(CLI::App& options)
{
    auto* dataOption = data.add(options);
    options.add_option("--valid", validation, "File of sentence pairs to validate with; otherwise 5 % of the data")
        ->type_name("FILE");
    auto* sampleOption = options.add_option("--sample", sample, "A built-in sample instead of a file")
                             ->type_name("NAME")
                             ->excludes(dataOption);
    options.add_option("--pairs", pairs, "Number of the sample's pairs")
        ->type_name("N")
        ->check(numberFrom<std::size_t>(1, mostSamplePairs))
        ->needs(sampleOption);
    model.add(options);
    auto* epochs = options.add_option("--epochs", limit.epochs, "Train for N passes through the data")->type_name("N");
    auto* steps = options.add_option("--steps", limit.steps, "Train for N batches")->type_name("N");
    auto* minutes =
        options
            .add_option("--minutes", limit.minutes,
                "Train for M minutes in all, counted from the run's start, with validations and saves; reading the data does "
                "not count")
            ->type_name("M");
    epochs->check(numberFrom(1, 1'000'000)); // as in the settings' table, where they are kept
    steps->check(numberFrom<std::int64_t>(1, 2'000'000'000));
    minutes->check(numberFrom(0.000001, 5'256'000.0)); // ten years
    for (auto* one : {epochs, steps, minutes})
        for (auto* other : {epochs, steps, minutes})
            if (one != other)
                one->excludes(other);
    options.add_option("--seed", seed, "The same seed gives the same run")
        ->type_name("S")
        ->check(numberFrom<std::uint64_t>(0, UINT64_MAX));
    options
        .add_option("--watch", watched,
            "Watch a sentence: translate it again and again, and keep that with the run. One sentence each time; it may be "
            "given several times")
        ->type_name("SENTENCE")
        ->allow_extra_args(false);
    options.add_option("--out", out, "Folder of the run")->type_name("RUN")->required();
    options.add_flag("--resume", resume,
        "Go on with the run in --out, with its own settings and, unless --data is given, its own data");
    ranks.add(options);
    common.add(options);
}

Result<std::vector<KeyValue>> TrainOptions::keyValues() const
{
    auto pairsOfSettings = model.keyValues();
    if (pairsOfSettings && seed)
        pairsOfSettings->push_back({"seed", std::to_string(*seed)});
    return pairsOfSettings;
}

void TrainOptions::setFiles(DataRequest& request) const
{
    if (namesData()) {
        request.source = absolute(data.data);
        request.target = absolute(data.targetData);
        request.sample = sample;
        request.samplePairs = pairs;
        if (data.columns.rule == ColumnRule::Chosen)
            request.columns = data.columns;
        else if (request.columns.rule == ColumnRule::Chosen) // those of a run, in another file
            request.columns.rule = ColumnRule::ByContent;
    }
    if (!validation.empty())
        request.validation = absolute(validation);
}

DataRequest TrainOptions::dataRequest(const std::vector<KeyValue>& keyValues) const
{
    DataRequest request;
    setFiles(request);
    request.settings = keyValues;
    for (const KeyValue& setting : keyValues)
        if (setting.key == "seed") // one that is no number is refused by the session
            std::from_chars(setting.value.data(), setting.value.data() + setting.value.size(), request.seed);
    return request;
}

DataRequest TrainOptions::dataRequest(DataRequest ofRun) const
{
    setFiles(ofRun);
    return ofRun;
}

} // namespace attentoscope
