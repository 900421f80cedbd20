// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runpace.h"

#include <algorithm>

namespace attentoscope {

namespace {

constexpr std::size_t stepsOfPace = 200; ///< with the validations between them
constexpr std::size_t stepsOfSpeed = 10;

} // namespace

void RunPace::add(const StepReport& step)
{
    m_steps.push_back(step);
    if (m_steps.size() > stepsOfPace)
        m_steps.pop_front();
}

/// For so many further units, of which so many were done in the steps that are known.
double RunPace::secondsFor(double units, double unitsDone) const
{
    const double seconds = m_steps.back().seconds - m_steps.front().seconds;
    return unitsDone > 0.0 && seconds > 0.0 ? std::max(0.0, units) * seconds / unitsDone : 0.0;
}

TrainingProgress RunPace::progress(const TrainingLimit& limit) const
{
    TrainingProgress progress;
    progress.limit = limit;
    if (m_steps.empty())
        return progress;
    const auto &first = m_steps.front(), &last = m_steps.back();
    progress.step = last.step;
    progress.epoch = last.epoch;
    progress.seconds = last.seconds;
    const auto recent = std::min(m_steps.size(), stepsOfSpeed);
    for (auto place = m_steps.size() - recent; place < m_steps.size(); ++place)
        progress.targetTokensPerSecond += m_steps[place].targetTokensPerSecond / static_cast<double>(recent);
    const auto note = [&progress](double done, double whole, double secondsLeft) {
        const double fraction = std::clamp(done / whole, 0.0, 1.0);
        if (fraction < progress.fraction)
            return;
        progress.fraction = fraction;
        progress.secondsLeft = secondsLeft;
    };
    if (limit.steps > 0) {
        const auto done = static_cast<double>(last.step), whole = static_cast<double>(limit.steps);
        note(done, whole, secondsFor(whole - done, static_cast<double>(last.step - first.step)));
    }
    if (limit.epochs > 0)
        note(last.epoch, limit.epochs, secondsFor(limit.epochs - last.epoch, last.epoch - first.epoch));
    if (limit.minutes > 0.0)
        note(last.seconds, 60.0 * limit.minutes, std::max(0.0, 60.0 * limit.minutes - last.seconds));
    return progress;
}

} // namespace attentoscope
