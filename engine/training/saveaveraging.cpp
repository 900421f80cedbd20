// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/saveaveraging.h"

#include "engine/storage/averagerun.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace attentoscope {

void SaveAveraging::restore(const RunSave& save)
{
    m_window = save.window;
    // Ranks by a BLEU that was always 0 cannot be compared with ranks by loss, which decides from now on. A save
    // refuses infinite ranks.
    for (auto& member : m_window)
        if (m_task.decidingMeasure() == ValidationMeasure::Loss && member->rank <= 0.0)
            member = std::make_shared<const AveragedWeights>(
                AveragedWeights{member->step, std::numeric_limits<double>::max(), member->weights});
    if (save.trained && save.position.mean)
        m_held = std::make_shared<const RunSave>(RunSave{save.position, save.model, {}});
}

void SaveAveraging::complete(RunSave& save) const
{
    save.window = m_window;
    save.trained = m_trained;
    if (m_trained || !m_held || m_held->position.step != save.position.step)
        return;
    save.trained = std::make_shared<const StoredTensors>(std::exchange(save.model, m_held->model));
    save.position.mean = m_held->position.mean;
}

Result<void> SaveAveraging::goOn()
{
    if (m_trained)
        m_held = std::make_shared<const RunSave>(RunSave{m_position, m_task.weights(), {}});
    return useTrained();
}

void SaveAveraging::add(const ValidationReport& validation)
{
    const auto& configuration = m_task.configuration();
    const auto most = static_cast<std::size_t>(configuration.averageSaves);
    if (most == 0 || !std::isfinite(validation.loss) || (!m_window.empty() && m_window.back()->step >= validation.step))
        return;
    if (m_held && m_held->position.step < validation.step)
        m_held.reset(); // the newest save is now a later one
    const bool isByBleu = m_task.decidingMeasure() == ValidationMeasure::Bleu;
    const double sortKey = isByBleu ? -validation.bleu : validation.loss;
    auto dropped = m_window.begin(); // the oldest member
    if (m_window.size() >= most && configuration.averageOf == AveragedSaves::Best) {
        dropped = std::ranges::max_element(m_window, {}, [](const auto& member) { return member->rank; });
        if ((*dropped)->rank <= sortKey)
            return;
    }
    if (m_window.size() >= most)
        m_window.erase(dropped);
    m_window.push_back(
        std::make_shared<const AveragedWeights>(AveragedWeights{validation.step, sortKey, m_task.weights()}));
}

Result<void> SaveAveraging::useMean()
{
    WeightMean mean;
    for (const auto& member : m_window)
        if (auto added = mean.add(member->weights); !added)
            return added;
    if (!m_trained)
        m_trained = std::make_shared<const StoredTensors>(m_task.weights());
    if (auto set = m_task.setWeights(mean.result(), m_position.step); !set)
        return set;
    m_position.mean =
        MeanOfSaves{static_cast<std::int64_t>(m_window.size()), m_window.front()->step, m_window.back()->step};
    return {};
}

Result<void> SaveAveraging::useTrained()
{
    if (!m_trained)
        return {};
    m_position.mean.reset();
    auto set = m_task.setWeights(*m_trained, m_position.step);
    if (set)
        m_trained.reset();
    return set;
}

} // namespace attentoscope
