// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

namespace attentoscope {

/// Joins the reports of many slices into one delivery, in order. Every validation is kept; of steps and of the watched
/// sentences' snapshots what the limits allow, the newest of each sentence always among them.
class ReportBatcher
{
public:
    static constexpr std::size_t maximumSnapshots = 512;
    static constexpr std::size_t maximumSteps = 200'000; ///< of more only each second one stays, and the last
    static constexpr std::size_t maximumWeights = 32U << 20U; ///< bytes, of all snapshots

    void add(TrainingReports reports);
    bool isEmpty() const { return m_isEmpty; }
    TrainingReports take(); ///< empties it
    void clear() { take(); }

private:
    void thin();

    TrainingReports m_reports;
    bool m_isEmpty = true;
};

} // namespace attentoscope
