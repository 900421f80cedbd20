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
/// Both follow the displayed moment of training.
class HeadNumbers : public QObject
{
    Q_OBJECT

public:
    HeadNumbers(HeadsView& view, QObject* parent); ///< the view must outlive this object

    void beginRun(const RunDescription& run);
    void add(const TrainingReports& reports);
    void forget(); ///< there is no run any more
    void setMoment(std::optional<std::int64_t> step); ///< the displayed one; none: no moment
    [[nodiscard]] std::optional<BestHead> best() const { return bestKnownHead(m_reports); }

    void open(); ///< the table
    [[nodiscard]] HeadNumbersWindow* window() const { return m_window; } ///< null until it is opened

signals:
    void bestChanged();

private:
    void refresh();
    [[nodiscard]] SharedHeadReport at(std::optional<std::int64_t> step) const; ///< none: the newest. Null: no report

    HeadsView& m_view;
    std::vector<SharedHeadReport> m_reports; ///< oldest first
    std::optional<std::int64_t> m_moment;
    std::optional<BestHead> m_best; ///< as given by its sender
    HeadNumbersWindow* m_window = nullptr;
};

} // namespace attentoscope::ui
