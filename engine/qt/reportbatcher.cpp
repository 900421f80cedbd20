// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/reportbatcher.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>
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
    while (m_reports.snapshots.size() > maximumSnapshots) {
        const std::size_t before = m_reports.snapshots.size();
        thinSnapshots();
        if (m_reports.snapshots.size() == before)
            break;
    }
}

TrainingReports ReportBatcher::take()
{
    m_isEmpty = true;
    return std::exchange(m_reports, {});
}

void ReportBatcher::thinSnapshots()
{
    // From the newest to the oldest: the first of each sentence stays, every second one of the others goes.
    std::unordered_set<std::size_t> seen;
    std::unordered_set<std::size_t> dropNext;
    std::vector<WatchedSnapshot> kept;
    for (auto snapshot = m_reports.snapshots.rbegin(); snapshot != m_reports.snapshots.rend(); ++snapshot) {
        const std::size_t sentence = snapshot->index;
        const bool isNewest = seen.insert(sentence).second;
        if (!isNewest && dropNext.erase(sentence) > 0)
            continue;
        dropNext.insert(sentence);
        kept.push_back(std::move(*snapshot));
    }
    std::reverse(kept.begin(), kept.end());
    m_reports.snapshots = std::move(kept);
}

} // namespace attentoscope
