// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/runs.h"
#include "engine/types/training.h"
#include "ui/comparison/namedrun.h"
#include "ui/comparison/runswindow.h"

#include <QMap>
#include <QObject>

namespace attentoscope::ui {

class LossPlot;
class RunsWindow;

/// Manages the earlier runs over the loss curve. It requests that they are read, keeps what the table needs, and owns
/// the window with that table.
class EarlierRunsController : public QObject
{
    Q_OBJECT

public:
    EarlierRunsController(LossPlot& plot, RunSources sources, QWidget* parent);

    void open();
    void add(const NamedRun& run);
    RunsWindow* window() const { return m_window; }
    [[nodiscard]] RunTable table() const; ///< the current run first, then the earlier ones

public slots:
    void showRun(const attentoscope::RunDescription& run);
    void showReports(const attentoscope::TrainingReports& reports);
    void forgetRun();
    void showRecord(const attentoscope::RunRecord& record);
    void showFailure(const QString& folder, const attentoscope::Error& error);

signals:
    void recordRequested(const QString& folder, attentoscope::RunDetail detail);

private:
    void makeWindow();
    void refresh();
    void remove(const QString& folder);
    void saveTable();
    void say(const QString& message);
    [[nodiscard]] QString refusal(const RunRecord& record) const;

    LossPlot& m_plot;
    RunSources m_sources;
    RunsWindow* m_window = nullptr; ///< null until it is opened; the parent owns it
    RunRecord m_own; ///< the current run; empty if it has no preset
    std::vector<RunColumn> m_others;
    QMap<QString, QString> m_awaited; ///< runs that are being read: folder → name
};

} // namespace attentoscope::ui
