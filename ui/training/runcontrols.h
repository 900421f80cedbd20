// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/enginestate.h"
#include "engine/types/training.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QProgressBar;

namespace attentoscope::ui {

/// Start, pause, step, validate, stop and, in a menu, the rarer ones; and how far training is; always in sight at the
/// foot of the side bar. Numbers are renewed at most five times a second, so that they can be read.
class RunControls : public QWidget
{
    Q_OBJECT

public:
    struct Actions
    {
        QAction* train = nullptr;
        QAction* step = nullptr;
        QAction* validate = nullptr;
        QAction* stop = nullptr;
        QAction* goOn = nullptr;
        QList<QAction*> more; ///< in the menu; null: a line between
    };

    explicit RunControls(const Actions& actions, QWidget* parent = nullptr);

    void setState(const EngineState& state);
    void showRun(const RunDescription& run);
    void showReports(const TrainingReports& reports);
    void setLimit(const TrainingLimit& limit);

private:
    void addMenu(QHBoxLayout& buttons, const QList<QAction*>& actions);
    QLabel* addReadout(int column, const QString& name);
    void refresh();

    QTimer m_refreshTimer;
    EngineState m_state;
    TrainingProgress m_progress;
    double m_loss = 0.0;
    bool m_hasLoss = false;
    int m_epochs = 0;

    QLabel* m_headline = nullptr;
    QLabel* m_timeLeft = nullptr;
    QProgressBar* m_bar = nullptr;
    QWidget* m_readouts = nullptr;
    QLabel* m_step = nullptr;
    QLabel* m_lossText = nullptr;
    QLabel* m_speed = nullptr;
    QLabel* m_elapsed = nullptr;
};

} // namespace attentoscope::ui
