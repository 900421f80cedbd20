// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/averagerun.h"

#include "engine/storage/runfolder.h"
#include "engine/storage/runlist.h"
#include "engine/storage/savedmodel.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <map>
#include <tuple>
#include <utility>

namespace attentoscope {

namespace {

template <typename Number>
void addNumbers(const StoredTensor& tensor, std::vector<double>& sums)
{
    for (std::size_t at = 0; at < sums.size(); ++at) {
        Number number;
        std::memcpy(&number, tensor.bytes.data() + at * sizeof number, sizeof number);
        sums[at] += static_cast<double>(number);
    }
}

template <typename Number>
std::vector<std::byte> meanBytes(const std::vector<double>& sums, std::size_t count)
{
    std::vector<std::byte> bytes(sums.size() * sizeof(Number));
    for (std::size_t at = 0; at < sums.size(); ++at) {
        const auto number = static_cast<Number>(sums[at] / static_cast<double>(count));
        std::memcpy(bytes.data() + at * sizeof number, &number, sizeof number);
    }
    return bytes;
}

std::size_t widthOf(TensorType type)
{
    return type == TensorType::Float32 ? sizeof(float) : sizeof(double);
}

bool isReal(const StoredTensor& tensor)
{
    return tensor.type == TensorType::Float32 || tensor.type == TensorType::Float64;
}

std::unexpected<Error> refused(const Message& why)
{
    return failure(ErrorCode::BadRun,
        Message("These saves have no mean: {}. Only saves of one run, or of models of the same size, can be averaged.",
            why));
}

/// Refuses tensors that cannot be averaged. The error names the first of them.
Result<void> checkAlike(const StoredTensors& first, const StoredTensors& other)
{
    if (first.tensors.size() != other.tensors.size())
        return refused(Message("one has {} tensors, another {}", first.tensors.size(), other.tensors.size()));
    for (const auto& tensor : first.tensors) {
        const auto* same = other.find(tensor.name);
        if (!same)
            return refused(Message("the tensor \"{}\" is not in all of them", tensor.name));
        if (same->type != tensor.type || same->shape != tensor.shape)
            return refused(Message("the tensor \"{}\" does not have the same size in all of them", tensor.name));
    }
    return {};
}

/// Validation loss of the trained weights, by step.
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

/// The steps of the saves to average, sorted.
Result<std::vector<std::int64_t>> chosenSteps(const AverageRequest& request, const RunFolder& run)
{
    auto steps = run.savedSteps();
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

/// The mean of the trained weights. A save whose weights are already a mean also contains its trained weights, which
/// are used.
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

Result<void> writeMean(RunFolder& made, const AverageRequest& request, RunSave save)
{
    std::error_code problem;
    const auto metrics = request.output / "metrics.jsonl";
    std::filesystem::copy_file(
        request.run / "metrics.jsonl", metrics, std::filesystem::copy_options::overwrite_existing, problem);
    if (!problem)
        if (auto cut = made.truncateMetrics(save.position.metricsBytes); !cut)
            return cut;
    std::filesystem::copy_file(request.run / headsFile, request.output / headsFile,
        std::filesystem::copy_options::overwrite_existing, problem);
    if (!problem)
        if (auto cut = made.cutHeadsAfter(save.position.step); !cut)
            return cut;
    std::filesystem::copy_file(request.run / originalFile, request.output / originalFile,
        std::filesystem::copy_options::overwrite_existing, problem); // for a fork whose training continues
    const auto length = made.handOverMetrics();
    if (!length)
        return std::unexpected(length.error());
    save.position.metricsBytes = *length;
    if (auto written = made.saves()->write(save, SaveKind::Best); !written)
        return written;
    made.setEnded();
    const auto& mean = *save.position.mean;
    return writeRunLabel(request.output,
        {.name = {},
            .note = Message("Mean of {} saves of {}, steps {} to {}", mean.count,
                std::filesystem::absolute(request.run).lexically_normal().filename().string(), mean.first, mean.last)
                .text()});
}

Result<void> writeRun(const AverageRequest& request, const RunFolder& run, RunSave save)
{
    Result<void> written;
    {
        auto made = RunFolder::create(request.output, run.identity());
        if (!made)
            return std::unexpected(made.error());
        written = writeMean(*made, request, std::move(save));
    }
    if (!written)
        std::ignore = RunFolder::remove(request.output); // the first error is more important
    return written;
}

} // namespace

Result<void> WeightMean::add(const StoredTensors& weights)
{
    if (m_count == 0) {
        for (const auto& tensor : weights.tensors)
            if (!isReal(tensor))
                return refused(Message("the tensor \"{}\" holds whole numbers", tensor.name));
        for (const auto& tensor : weights.tensors) {
            m_like.tensors.push_back({tensor.name, tensor.type, tensor.shape, {}});
            m_sums.emplace_back(tensor.bytes.size() / widthOf(tensor.type), 0.0);
        }
        m_like.metadata = weights.metadata;
    } else if (auto alike = checkAlike(m_like, weights); !alike) {
        return alike;
    }
    for (std::size_t index = 0; index < m_sums.size(); ++index) {
        const auto& tensor = *weights.find(m_like.tensors[index].name);
        tensor.type == TensorType::Float32 ? addNumbers<float>(tensor, m_sums[index])
                                           : addNumbers<double>(tensor, m_sums[index]);
    }
    ++m_count;
    return {};
}

StoredTensors WeightMean::result() const
{
    auto mean = m_like;
    for (std::size_t index = 0; index < m_sums.size(); ++index) {
        auto& tensor = mean.tensors[index];
        tensor.bytes = tensor.type == TensorType::Float32 ? meanBytes<float>(m_sums[index], m_count)
                                                          : meanBytes<double>(m_sums[index], m_count);
    }
    return mean;
}

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
    save.position.bestLoss = 0.0; // the mean is not measured, so the next validation is the best one so far
    save.position.bestBleu.reset();
    save.position.bestStep = 0;
    save.position.validationsSinceBest = 0;
    const MeanOfSaves mean{static_cast<std::int64_t>(steps->size()), steps->front(), steps->back()};
    save.position.mean = mean;
    if (auto written = writeRun(request, *run, std::move(save)); !written)
        return std::unexpected(written.error());
    return AveragedRun{mean, *steps};
}

} // namespace attentoscope
