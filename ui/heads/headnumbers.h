// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/heads/headpast.h"

#include <QObject>

namespace attentoscope::ui {

class HeadNumbersWindow;
class HeadsView;

/// What was measured of the heads of the run on show: names and the best head for the heads view, and the table, which
/// follows the moment on show.
class HeadNumbers : public QObject
{
    Q_OBJECT

public:
    HeadNumbers(HeadsView& view, QObject* parent); ///< the view outlives this

    void beginRun(const RunDescription& run);
    void add(const TrainingReports& reports);
    void forget(); ///< there is no run
    void setMoment(std::optional<std::int64_t> step); ///< of what is on show; none: nothing is
    [[nodiscard]] std::optional<BestHead> best() const { return m_past.best(); }

    void open(); ///< the table
    [[nodiscard]] HeadNumbersWindow* window() const { return m_window; } ///< null until it is opened

signals:
    void bestChanged();

private:
    void refresh();

    HeadsView& m_view;
    HeadPast m_past;
    std::optional<std::int64_t> m_moment;
    std::optional<BestHead> m_best; ///< as it was told
    HeadNumbersWindow* m_window = nullptr;
};

} // namespace attentoscope::ui
