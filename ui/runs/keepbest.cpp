// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/keepbest.h"

#include "ui/runs/runtexts.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace attentoscope::ui {

namespace {

/// Larger is better; of two that are alike the newer one is.
auto merit(const RunSummary& run)
{
    constexpr double worst = std::numeric_limits<double>::max();
    const auto measure = runMeasure(run);
    const double value = measure == RunMeasure::Bleu ? *run.bleu
        : measure == RunMeasure::ValidationLoss      ? -*run.validationLoss
                                                     : -run.loss.value_or(worst);
    return std::tuple(value, run.saved);
}

} // namespace

std::vector<RunSummary> beyondTheBest(std::vector<RunSummary> runs, std::size_t keep)
{
    std::ranges::stable_sort(runs, std::greater(), merit);
    using Place = std::pair<std::size_t, RunMeasure>;
    std::map<RunMeasure, std::size_t> counts;
    std::vector<std::pair<Place, RunSummary>> placed;
    for (auto& run : runs) {
        const auto measure = runMeasure(run);
        const bool isValidated = measure != RunMeasure::TrainingLoss;
        const auto place = isValidated ? counts[measure]++ : std::numeric_limits<std::size_t>::max();
        placed.emplace_back(Place(place, measure), std::move(run));
    }
    std::ranges::stable_sort(placed, {}, &std::pair<Place, RunSummary>::first);
    runs.clear();
    for (auto at = placed.rbegin(); at != placed.rend() && runs.size() + keep < placed.size(); ++at)
        runs.push_back(std::move(at->second));
    std::erase_if(runs, [](const RunSummary& run) { return run.end == RunPast::End::TrainedElsewhere; });
    return runs;
}

} // namespace attentoscope::ui
