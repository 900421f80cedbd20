// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/runlog.h"

namespace attentoscope {

void RunLog::append(const StepReport& step, TrainingReports& reports)
{
    if (!m_folder)
        return;
    tellOnce(m_folder->append(step), m_metricsFailed, reports);
    if (m_folder->takeMetricsLoss())
        reports.notices.push_back(Message(
            "metrics.jsonl was removed or cut while the run is trained: losses and validations until step {} are "
            "gone from it. Nothing else is, and training goes on.",
            step.step));
}

void RunLog::tellOnce(const Result<void>& written, std::optional<Clock::time_point>& failed, TrainingReports& reports)
{
    constexpr std::chrono::minutes quiet{10};
    if (written)
        return;
    const auto now = Clock::now();
    if (!failed || now - *failed > quiet)
        reports.saveFailures.push_back(written.error());
    failed = now;
}

} // namespace attentoscope
