// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

namespace attentoscope {

/// Joins the reports of many slices into one delivery, in order, that always fits into one frame. Of each kind it keeps
/// what the limits allow, the newest always among them: of each watched sentence, of the validations, of the heads.
class ReportBatcher
{
public:
    static constexpr std::size_t maximumSnapshots = 512;
    static constexpr std::size_t maximumSteps = 200'000; ///< of more only each second one stays, and the last
    static constexpr std::size_t maximumWeights = 24U << 20U; ///< bytes, of all snapshots
    static constexpr std::size_t maximumHeads = 8U << 20U; ///< bytes, of the measures of heads
    static constexpr std::size_t maximumWords = 256; ///< saves, failures and notices, of each

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
