// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/savedaverages.h"

#include "engine/storage/files/files.h"
#include "engine/storage/weightsfile.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <string_view>

namespace attentoscope {

namespace {

constexpr std::string_view memberPrefix = "average.";
constexpr std::string_view trainedPrefix = "trained.";

std::string prefixOf(std::int64_t step)
{
    return std::string(memberPrefix) + std::to_string(step);
}

template <typename Number>
std::optional<Number> numberIn(std::string_view text)
{
    Number number{};
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::string exactText(double number)
{
    char buffer[32];
    const auto written = std::to_chars(std::begin(buffer), std::end(buffer), number);
    return {std::begin(buffer), written.ptr};
}

void addTensors(StoredTensors& all, const std::string& prefix, const StoredTensors& weights)
{
    for (const auto& tensor : weights.tensors) {
        all.tensors.push_back(tensor);
        all.tensors.back().name = prefix + tensor.name;
    }
}

/// Takes the tensors with this prefix out of `all`.
StoredTensors taken(StoredTensors& all, std::string_view prefix)
{
    StoredTensors found;
    std::vector<StoredTensor> others;
    for (auto& tensor : all.tensors) {
        const bool isOne = tensor.name.starts_with(prefix);
        if (isOne)
            tensor.name.erase(0, prefix.size());
        (isOne ? found.tensors : others).push_back(std::move(tensor));
    }
    all.tensors = std::move(others);
    return found;
}

} // namespace

bool hasAverages(const RunSave& save)
{
    return !save.window.empty() || save.trained;
}

StoredTensors stateWithAverages(const RunSave& save)
{
    auto state = save.state;
    for (const auto& member : save.window) {
        state.metadata[prefixOf(member->step)] = exactText(member->rank);
        addTensors(state, prefixOf(member->step) + ".", member->weights);
    }
    if (save.trained)
        addTensors(state, std::string(trainedPrefix), *save.trained);
    return state;
}

Result<void> takeAverages(RunSave& save, const std::filesystem::path& file)
{
    auto& metadata = save.state.metadata;
    for (auto entry = metadata.begin(); entry != metadata.end();) {
        if (!entry->first.starts_with(memberPrefix)) {
            ++entry;
            continue;
        }
        const auto step = numberIn<std::int64_t>(std::string_view(entry->first).substr(memberPrefix.size()));
        const auto rank = numberIn<double>(entry->second);
        if (!step || *step < 0 || *step > save.position.step || !rank || !std::isfinite(*rank))
            return std::unexpected(damaged(file, "does not say of which step the weights for its mean are"));
        auto weights = taken(save.state, prefixOf(*step) + ".");
        if (auto finite = checkFinite(weights, file); !finite)
            return finite;
        save.window.push_back(
            std::make_shared<const AveragedWeights>(AveragedWeights{*step, *rank, std::move(weights)}));
        entry = metadata.erase(entry);
    }
    std::ranges::sort(save.window, {}, [](const auto& member) { return member->step; });
    auto trained = taken(save.state, trainedPrefix);
    if (trained.tensors.empty())
        return {};
    auto finite = checkFinite(trained, file);
    save.trained = std::make_shared<const StoredTensors>(std::move(trained));
    return finite;
}

} // namespace attentoscope
