// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/averagerun.h"

#include "engine/storage/runfolder.h"
#include "engine/storage/runlabel.h"
#include "engine/storage/savedsize.h"
#include "engine/storage/weightmean.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace attentoscope {

namespace {

/// Loss of the weights as they were trained, by the step of their validation.
Result<std::map<std::int64_t, double>> validationLosses(const RunFolder& run)
{
    const auto history = run.readMetrics();
    if (!history)
        return std::unexpected(history.error());
    std::map<std::int64_t, double> losses;
    for (const auto& validation : history->validations)
        if (!validation.mean && std::isfinite(validation.loss))
            losses[validation.step] = validation.loss;
    return losses;
}

Error tooFew(const AverageRequest& request, std::size_t found)
{
    const auto run = request.run.string();
    return {ErrorCode::InvalidSetting,
        request.of == AveragedSaves::Best
            ? Message(
                  "\"{}\" has {} saves of steps that were validated, too few for a mean of {}. Ask for fewer, or for "
                  "the last ones; with keep_saves a run keeps more.",
                  run, found, request.count)
            : Message("\"{}\" has {} saves, too few for a mean of {}. Ask for fewer; with keep_saves a run keeps more.",
                  run, found, request.count),
        {}};
}

/// The steps of the saves that are averaged, in order.
Result<std::vector<std::int64_t>> chosenSteps(const AverageRequest& request, const RunFolder& run)
{
    auto steps = run.saves();
    if (request.of == AveragedSaves::Best) {
        const auto losses = validationLosses(run);
        if (!losses)
            return std::unexpected(losses.error());
        std::erase_if(steps, [&](std::int64_t step) { return !losses->contains(step); });
        std::ranges::stable_sort(steps, std::greater(), [&](std::int64_t step) { return losses->at(step); });
    }
    const auto count = static_cast<std::size_t>(request.count);
    if (steps.size() < count)
        return std::unexpected(tooFew(request, steps.size()));
    steps.erase(steps.begin(), steps.end() - request.count);
    std::ranges::sort(steps);
    return steps;
}

struct Averaged
{
    RunSave newest;
    WeightMean mean;
};

/// The mean of the weights as they were trained: a save that holds a mean says what it was made beside.
Result<Averaged> averaged(const AverageRequest& request, const RunFolder& run, const std::vector<std::int64_t>& steps)
{
    const SaveFolders folders(request.run);
    Averaged result;
    for (const auto step : steps) {
        const auto place = folders.of(step);
        if (auto fits = checkModelSize(run.identity(), place / "model.safetensors"); !fits)
            return std::unexpected(fits.error());
        auto save = readSave(place);
        if (!save)
            return std::unexpected(save.error());
        if (auto added = result.mean.add(save->trained ? *save->trained : save->model); !added)
            return std::unexpected(added.error());
        result.newest = std::move(*save);
    }
    return result;
}

Result<void> writeRun(const AverageRequest& request, const RunFolder& run, const RunSave& save)
{
    auto made = RunFolder::create(request.output, run.identity());
    if (!made)
        return std::unexpected(made.error());
    std::error_code problem;
    const auto metrics = request.output / "metrics.jsonl";
    std::filesystem::copy_file(
        request.run / "metrics.jsonl", metrics, std::filesystem::copy_options::overwrite_existing, problem);
    if (!problem)
        if (auto cut = made->truncateMetrics(save.position.metricsBytes); !cut)
            return cut;
    std::filesystem::copy_file(request.run / headsFile, request.output / headsFile,
        std::filesystem::copy_options::overwrite_existing, problem);
    if (!problem)
        if (auto cut = made->cutHeadsAfter(save.position.step); !cut)
            return cut;
    if (auto written = made->write(save, true); !written)
        return written;
    made->setEnded();
    const auto& mean = *save.position.mean;
    return writeRunLabel(request.output,
        {.name = {},
            .note = Message("Mean of {} saves of {}, steps {} to {}", mean.count,
                std::filesystem::absolute(request.run).lexically_normal().filename().string(), mean.first, mean.last)
                .text()});
}

} // namespace

Result<AveragedRun> averageRun(const AverageRequest& request)
{
    const auto run = RunFolder::open(request.run);
    if (!run)
        return std::unexpected(run.error());
    const auto steps = chosenSteps(request, *run);
    if (!steps)
        return std::unexpected(steps.error());
    auto result = averaged(request, *run, *steps);
    if (!result)
        return std::unexpected(result.error());
    auto& save = result->newest;
    save.model = result->mean.result();
    save.trained.reset();
    save.window.clear();
    save.position.bestStep = save.position.step;
    save.position.mean = MeanOfSaves{static_cast<std::int64_t>(steps->size()), steps->front(), steps->back()};
    if (auto written = writeRun(request, *run, save); !written)
        return std::unexpected(written.error());
    return AveragedRun{*save.position.mean, *steps};
}

} // namespace attentoscope
