// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headpast.h"

namespace attentoscope::ui {

bool HeadPast::add(const TrainingReports& reports)
{
    bool isNew = false;
    for (const auto& validation : reports.validations) {
        if (!validation.heads)
            continue;
        // Of one step the last counts, and nothing later can have been before it.
        while (!m_reports.empty() && m_reports.back()->step >= validation.heads->step)
            m_reports.pop_back();
        m_reports.push_back(validation.heads);
        isNew = true;
    }
    return isNew;
}

SharedHeadReport HeadPast::at(std::optional<std::int64_t> step) const
{
    if (step)
        return headsAt(m_reports, *step);
    return m_reports.empty() ? nullptr : m_reports.back();
}

} // namespace attentoscope::ui
