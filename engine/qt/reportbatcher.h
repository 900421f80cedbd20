// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

namespace attentoscope {

/// Joins the reports of many slices into one delivery, in order. Every step and validation is kept; of the watched
/// sentences' snapshots at most maximumSnapshots, the newest of each sentence always among them.
class ReportBatcher
{
public:
    static constexpr std::size_t maximumSnapshots = 512;

    void add(TrainingReports reports);
    bool isEmpty() const { return m_isEmpty; }
    TrainingReports take(); ///< empties it
    void clear() { take(); }

private:
    void thinSnapshots();

    TrainingReports m_reports;
    bool m_isEmpty = true;
};

} // namespace attentoscope
