// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/trainoptions.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <thread>

namespace attentoscope {

void RankOptions::add(CLI::App& options)
{
    constexpr int most = 256;
    options
        .add_option("--ranks", count,
            "Train in N processes on this machine that share each batch. On several machines torchrun or srun start the "
            "processes, without this option")
        ->type_name("N")
        ->check(numberFrom(1, most));
    options
        .add_option("--interface", interface,
            "The network interface at which the other ranks reach this one; otherwise the one that leads to rank 0")
        ->type_name("NAME");
}

Result<std::optional<RankPlace>> RankOptions::place(std::unique_ptr<LocalRanks>& started) const
{
    auto place = rankPlaceFrom(environmentOfProcess);
    if (!place)
        return place;
    if (*place && count > 0 && !LocalRanks::hasStarted(environmentOfProcess))
        return failure(ErrorCode::InvalidSetting,
            Message("This process is rank {} of {} already, as the environment says: leave out --ranks.",
                (*place)->rank, (*place)->count));
    if (!*place && count > 1) {
        auto ranks = LocalRanks::start(count, interface);
        if (!ranks)
            return std::unexpected(ranks.error());
        started = std::move(*ranks);
        return started->place();
    }
    if (!*place && !interface.empty())
        return failure(ErrorCode::InvalidSetting,
            "--interface says how ranks reach each other, and this training has only one rank: give --ranks too.");
    if (*place)
        (*place)->interface = interface;
    return place;
}

int threadsOf(const RankPlace& place)
{
    if (place.threads > 0 || place.onThisMachine == 0)
        return place.threads;
    const auto cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    return std::max(1, cores / place.onThisMachine);
}

namespace {

std::string absolute(const std::string& path)
{
    return path.empty() ? path : std::filesystem::absolute(path).lexically_normal().string();
}

} // namespace

void TrainOptions::add(CLI::App& options)
{
    auto* dataOption = data.add(options);
    options.add_option("--valid", validation, "File of sentence pairs to validate with; otherwise 5% of the data")
        ->type_name("FILE");
    options
        .add_option("--also-validate", alsoValidation,
            "A second file of pairs, such as one of the pairs that a model was trained on before: its loss and BLEU are "
            "measured at each validation and decide nothing")
        ->type_name("FILE");
    options
        .add_option("--from", from,
            "Train this run, or this model of others, on: its network, words and pieces stay. --resume goes on with it "
            "later")
        ->type_name("MODEL");
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
    epochs->check(numberFrom(1, 1'000'000)); // the same limits as in the table of settings
    steps->check(numberFrom<std::int64_t>(1, 2'000'000'000));
    minutes->check(numberFrom(0.000001, 5'256'000.0)); // ten years
    for (auto* one : {epochs, steps, minutes})
        for (auto* other : {epochs, steps, minutes})
            if (one != other)
                one->excludes(other);
    auto* oneSeed = options.add_option("--seed", seed, "The same seed gives the same run")
                        ->type_name("S")
                        ->check(numberFrom<std::uint64_t>(0, UINT64_MAX));
    options
        .add_option("--seeds", seeds,
            "Train a run for each of these seeds, one after the other, in the folders seed-S of RUN, and sum them up: "
            "1,2,3")
        ->type_name("S,…")
        ->delimiter(',')
        ->check(numberFrom<std::uint64_t>(0, UINT64_MAX))
        ->excludes(oneSeed);
    options.add_flag_callback(
        "--as-preset", [this] { settingsFrom = SettingsFrom::Preset; },
        "Take the preset's settings as they are. Otherwise those that are not set here are chosen for the data and the "
        "limit");
    options
        .add_option("--watch", watched,
            "Watch a sentence: translate it again and again, and keep that with the run. One sentence each time; it may be "
            "given several times")
        ->type_name("SENTENCE")
        ->allow_extra_args(false);
    options.add_option("--out", out, "Folder of the run")->type_name("RUN")->required();
    options.add_flag("--statistical", isStatistical,
        "Before training, learn links from statistics of the pairs, unless they are kept already, and measure the heads of "
        "a Transformer against them where there are no gold links. Training stays the same");
    options.add_flag("--resume", resume,
        "Go on with the run in --out, with its own settings and, unless --data is given, its own data");
    ranks.add(options);
    common.add(options);
    addFork(options);
}

void TrainOptions::addFork(CLI::App& options)
{
    auto* forked = options
                       .add_option("--fork", fork,
                           "Repeat this run in --out, step by step as it was, without the pairs of --without")
                       ->type_name("RUN");
    for (const char* decided : {"--from", "--preset", "--set", "--as-preset", "--seed", "--seeds", "--epochs",
             "--steps", "--minutes", "--resume"})
        forked->excludes(options.get_option(decided));
    options
        .add_option("--at", at,
            "Repeat the run from this step on; it must have a save of this step. 0, or left out: from its start")
        ->type_name("STEP")
        ->check(numberFrom<std::int64_t>(0, 1'000'000'000'000'000))
        ->needs(forked);
    options
        .add_option("--without", without,
            "Leave out the training pairs that hold this word on either side, or the pairs of a file; they stay in their "
            "batches and count nothing")
        ->type_name("WORD|FILE")
        ->needs(forked);
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
        else if (request.columns.rule == ColumnRule::Chosen) // the columns of the run were chosen for another file
            request.columns.rule = ColumnRule::ByContent;
    }
    if (!validation.empty())
        request.validation = absolute(validation);
    if (!alsoValidation.empty())
        request.alsoValidation = absolute(alsoValidation);
}

DataRequest TrainOptions::dataRequest(const std::vector<KeyValue>& keyValues) const
{
    DataRequest request;
    setFiles(request);
    request.settings = keyValues;
    request.wordsOf = from;
    for (const KeyValue& setting : keyValues)
        if (setting.key == "seed") // the session refuses a value that is no number
            std::from_chars(setting.value.data(), setting.value.data() + setting.value.size(), request.seed);
    return request;
}

DataRequest TrainOptions::dataRequest(DataRequest ofRun) const
{
    setFiles(ofRun);
    return ofRun;
}

} // namespace attentoscope
