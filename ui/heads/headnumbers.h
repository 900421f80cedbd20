// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <QObject>

#include <optional>
#include <vector>

namespace attentoscope::ui {

class HeadNumbersWindow;
class HeadsView;

/// The measures of the current run's heads: names and the best head go to the heads view, all numbers to the table.
/// Both follow the moment of training that is shown.
class HeadNumbers : public QObject
{
    Q_OBJECT

public:
    HeadNumbers(HeadsView& view, QObject* parent); ///< the view outlives this

    void beginRun(const RunDescription& run);
    void add(const TrainingReports& reports);
    void forget(); ///< there is no run
    void setMoment(std::optional<std::int64_t> step); ///< that is shown; none: nothing is
    [[nodiscard]] std::optional<BestHead> best() const { return bestKnownHead(m_reports); }

    void open(); ///< the table
    [[nodiscard]] HeadNumbersWindow* window() const { return m_window; } ///< null until it is opened

signals:
    void bestChanged();

private:
    void refresh();
    [[nodiscard]] SharedHeadReport at(
        std::optional<std::int64_t> step) const; ///< none: the newest. Null: there is none

    HeadsView& m_view;
    std::vector<SharedHeadReport> m_reports; ///< oldest first
    std::optional<std::int64_t> m_moment;
    std::optional<BestHead> m_best; ///< as it was told
    HeadNumbersWindow* m_window = nullptr;
};

} // namespace attentoscope::ui
