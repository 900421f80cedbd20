// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/runlog.h"

namespace attentoscope {

void RunLog::append(const StepReport& step, TrainingReports& reports)
{
    if (!m_folder)
        return;
    tellOnce(m_folder->append(step), m_isMetricsFailing, reports);
    if (m_folder->takeMetricsLoss())
        reports.notices.push_back(Message(
            "metrics.jsonl was removed or cut while the run is trained: losses and validations until step {} are "
            "gone from it. Nothing else is, and training goes on.",
            step.step));
}

void RunLog::tellOnce(const Result<void>& written, bool& isFailing, TrainingReports& reports)
{
    if (!written && !isFailing)
        reports.saveFailures.push_back(written.error());
    isFailing = !written;
}

} // namespace attentoscope
