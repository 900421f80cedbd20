// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/reportbatcher.h"

#include "engine/remote/thinning.h"
#include "engine/remote/wire.h"

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
    auto reports = std::exchange(m_reports, {});
    const auto isTooLarge = [&] { return toWire(reports).size() > mostReportBytes; };
    if (isTooLarge() && !reports.validations.empty())
        reports.validations.back().pairs = nullptr;
    if (isTooLarge())
        reports.snapshots.clear();
    return reports;
}

void ReportBatcher::thin()
{
    thinValidations(m_reports.validations);
    fitHeads(m_reports.validations, maximumHeads);
    while (m_reports.snapshots.size() > maximumSnapshots) {
        const std::size_t before = m_reports.snapshots.size();
        thinSnapshots(m_reports.snapshots);
        if (m_reports.snapshots.size() == before)
            break;
    }
    fitSnapshots(m_reports.snapshots, maximumWeights);
    if (m_reports.steps.size() > maximumSteps)
        halve(m_reports.steps);
    keepNewest(m_reports.changes, mostChanges);
    keepNewest(m_reports.saves, maximumWords);
    keepNewest(m_reports.saveFailures, maximumWords);
    keepNewest(m_reports.notices, maximumWords);
}

} // namespace attentoscope
