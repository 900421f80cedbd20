// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/saveaveraging.h"

#include "engine/storage/weightmean.h"

#include <algorithm>

namespace attentoscope {

void SaveAveraging::add(const ValidationReport& validation)
{
    const auto& configuration = m_task.configuration();
    const auto most = static_cast<std::size_t>(configuration.averageSaves);
    if (most == 0 || (!m_window.empty() && m_window.back()->step >= validation.step))
        return;
    const bool isByBleu = configuration.validationMeasure == ValidationMeasure::Bleu;
    const double rank = isByBleu ? -validation.bleu : validation.loss;
    auto dropped = m_window.begin(); // the oldest
    if (m_window.size() >= most && configuration.averageOf == AveragedSaves::Best) {
        dropped = std::ranges::max_element(m_window, {}, [](const auto& member) { return member->rank; });
        if ((*dropped)->rank <= rank)
            return;
    }
    if (m_window.size() >= most)
        m_window.erase(dropped);
    m_window.push_back(
        std::make_shared<const AveragedWeights>(AveragedWeights{validation.step, rank, m_task.weights()}));
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
