// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <optional>
#include <vector>

namespace attentoscope::ui {

/// What was measured of the heads of the run on show, at each of its validations.
class HeadPast
{
public:
    void clear() { m_reports.clear(); }
    void beginRun(const RunDescription& run) { m_reports = run.history->heads; }
    bool add(const TrainingReports& reports); ///< says whether something was new

    [[nodiscard]] const std::vector<SharedHeadReport>& reports() const { return m_reports; } ///< oldest first
    [[nodiscard]] SharedHeadReport at(
        std::optional<std::int64_t> step) const; ///< none: the newest. Null: there is none
    [[nodiscard]] std::optional<BestHead> best() const { return bestKnownHead(m_reports); }

private:
    std::vector<SharedHeadReport> m_reports;
};

} // namespace attentoscope::ui
