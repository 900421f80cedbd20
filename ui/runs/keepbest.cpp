// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/keepbest.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace attentoscope::ui {

namespace {

/// Larger is better; of two that are alike the newer one is.
auto merit(const RunSummary& run)
{
    constexpr double none = -std::numeric_limits<double>::infinity();
    return std::tuple(run.bleu.value_or(none), run.loss ? -*run.loss : none, run.saved);
}

} // namespace

std::vector<RunSummary> beyondTheBest(std::vector<RunSummary> runs, std::size_t keep)
{
    std::ranges::sort(runs, [](const RunSummary& left, const RunSummary& right) { return merit(left) < merit(right); });
    runs.resize(runs.size() > keep ? runs.size() - keep : 0);
    std::erase_if(runs, [](const RunSummary& run) { return run.end == RunPast::End::TrainedElsewhere; });
    return runs;
}

} // namespace attentoscope::ui
