// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headreport.h"

#include <QMetaType>
#include <QPointF>

#include <vector>

namespace attentoscope::ui {

/// A measure of a head over training time.
struct HeadCurve
{
    std::vector<QPointF> points; ///< step and value, oldest first
    double firstStep = 0.0;
    double lastStep = 0.0;
    double largest = 1.0; ///< at the upper edge; zero is at the lower one
    std::optional<double> shownStep; ///< the value beside the curve is of that step
};

/// The entry of a head; null: it was not measured then.
[[nodiscard]] inline const MeasuredHead* findMeasured(const HeadReport* report, AttentionHead head)
{
    if (!report)
        return nullptr;
    const auto found = std::ranges::find(report->heads, head, &MeasuredHead::head);
    return found == report->heads.end() ? nullptr : &*found;
}

} // namespace attentoscope::ui

Q_DECLARE_METATYPE(attentoscope::ui::HeadCurve)
