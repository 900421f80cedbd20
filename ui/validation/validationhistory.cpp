// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/validation/validationhistory.h"

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

void ValidationHistory::clear()
{
    m_validations.clear();
    m_folder.clear();
    m_heldStep.reset();
    close();
    emit changed();
}

void ValidationHistory::beginRun(const RunDescription& run)
{
    const bool goesOn = !run.folder.empty() && run.folder == m_folder;
    if (!goesOn)
        clear();
    m_folder = run.folder;
    std::erase_if(m_validations, [&](const ValidationReport& report) { return report.step > run.step; });
    if (m_validations.empty())
        close();
    emit changed();
}

void ValidationHistory::add(const TrainingReports& reports)
{
    bool isNew = false;
    for (const auto& report : reports.validations) {
        if (!report.pairs || report.pairs->empty())
            continue;
        // A second validation of the same step has the same result.
        if (!m_validations.empty() && m_validations.back().step == report.step)
            m_validations.pop_back();
        m_validations.push_back(report);
        isNew = true;
    }
    while (m_validations.size() > mostKept)
        m_validations.pop_front();
    if (isNew)
        emit changed();
}

/// If the held validation was removed, it was older than all others, so the oldest one is the closest.
std::size_t ValidationHistory::shown() const
{
    const std::size_t newest = m_validations.size() - 1;
    if (!m_heldStep)
        return newest;
    const auto found = std::ranges::lower_bound(m_validations, *m_heldStep, {}, &ValidationReport::step);
    return std::min(newest, static_cast<std::size_t>(found - m_validations.begin()));
}

const ValidatedPair* ValidationHistory::openPair() const
{
    if (!m_open || m_validations.empty())
        return nullptr;
    const auto& pairs = *m_validations[shown()].pairs;
    return *m_open < pairs.size() ? &pairs[*m_open] : nullptr;
}

void ValidationHistory::show(std::size_t index)
{
    if (index >= m_validations.size())
        return;
    const bool isNewest = index + 1 == m_validations.size();
    const auto held = isNewest ? std::nullopt : std::optional(m_validations[index].step);
    if (std::exchange(m_heldStep, held) != held)
        emit changed();
}

void ValidationHistory::open(std::size_t pair)
{
    if (m_validations.empty() || pair >= m_validations[shown()].pairs->size() || m_open == pair)
        return;
    m_open = pair;
    emit openChanged();
}

void ValidationHistory::close()
{
    if (std::exchange(m_open, std::nullopt))
        emit openChanged();
}

} // namespace attentoscope::ui
