// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/reportbatcher.h"

#include "engine/remote/snapshotthinning.h"

#include <iterator>
#include <utility>

namespace attentoscope {

namespace {

template <typename T>
void append(std::vector<T>& all, std::vector<T>&& more)
{
    if (all.empty())
        all = std::move(more);
    else
        all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

} // namespace

void ReportBatcher::add(TrainingReports reports)
{
    append(m_reports.steps, std::move(reports.steps));
    append(m_reports.validations, std::move(reports.validations));
    append(m_reports.changes, std::move(reports.changes));
    append(m_reports.snapshots, std::move(reports.snapshots));
    append(m_reports.saves, std::move(reports.saves));
    append(m_reports.saveFailures, std::move(reports.saveFailures));
    append(m_reports.notices, std::move(reports.notices));
    m_reports.progress = reports.progress;
    m_reports.end = reports.end;
    m_isEmpty = false;
    thin();
}

TrainingReports ReportBatcher::take()
{
    m_isEmpty = true;
    return std::exchange(m_reports, {});
}

void ReportBatcher::thin()
{
    while (m_reports.snapshots.size() > maximumSnapshots) {
        const std::size_t before = m_reports.snapshots.size();
        thinSnapshots(m_reports.snapshots);
        if (m_reports.snapshots.size() == before)
            break;
    }
    fitSnapshots(m_reports.snapshots, maximumWeights);
    auto& steps = m_reports.steps;
    if (steps.size() <= maximumSteps)
        return;
    const auto last = steps.back();
    for (std::size_t index = 0; 2 * index < steps.size(); ++index)
        steps[index] = steps[2 * index];
    steps.resize((steps.size() + 1) / 2);
    steps.back() = last;
}

} // namespace attentoscope
