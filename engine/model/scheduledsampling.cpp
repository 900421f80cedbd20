// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/scheduledsampling.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

Forcing forcingOf(const torch::Tensor& words)
{
    Forcing forcing{std::vector<bool>(static_cast<std::size_t>(words.size(0))), words};
    for (std::int64_t step = 0; step < words.size(0); ++step)
        forcing.steps[static_cast<std::size_t>(step)] = words[step].all().item<bool>();
    return forcing;
}

} // namespace

Forcing sampleForcing(std::int64_t steps, std::int64_t sentences, double probability, ForcingUnit unit, Random& random)
{
    auto forcing = Forcing::all(steps);
    if (probability >= 1.0)
        return forcing;
    if (unit == ForcingUnit::Step) {
        for (std::size_t step = 1; step < forcing.steps.size(); ++step)
            forcing.steps[step] = random.uniform() < probability;
        return forcing;
    }
    auto words = torch::ones({steps, sentences}, torch::kBool);
    auto drawn = words.accessor<bool, 2>();
    for (std::int64_t sentence = 0; sentence < sentences; ++sentence) {
        bool forced = random.uniform() < probability;
        for (std::int64_t step = 1; step < steps; ++step) {
            drawn[step][sentence] = forced;
            if (unit == ForcingUnit::Word)
                forced = random.uniform() < probability;
        }
    }
    return forcingOf(words);
}

double forcingProbability(const TrainingConfiguration& configuration, std::int64_t step)
{
    const double first = configuration.teacherForcing, last = configuration.finalForcing;
    const double scale = configuration.forcingSteps;
    switch (configuration.forcingSchedule) {
    case ForcingSchedule::Constant:
        return first;
    case ForcingSchedule::Linear:
        return first + (last - first) * std::min(1.0, static_cast<double>(step) / scale);
    case ForcingSchedule::InverseSigmoid:
        break;
    }
    return last + (first - last) * scale / (scale + std::exp(static_cast<double>(step) / scale));
}

} // namespace attentoscope
