// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QProgressBar;

namespace attentoscope::ui {

class ElidedLabel;
class ShownModel;
struct ShownRun;

/// Buttons to start, pause, step, validate and stop, with a menu of further commands, and the progress of training.
/// They are always visible at the bottom of the side bar. Numbers change at most five times a second, so that they are
/// legible.
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
        QAction* fineTune = nullptr; ///< shown while other pairs than the run's are loaded
        QList<QAction*> more; ///< in the menu; null: a separator
    };

    explicit RunControls(const Actions& actions, QWidget* parent = nullptr);

    void follow(const ShownModel& shown); ///< the model must outlive this object

private:
    void addMenu(QHBoxLayout& buttons, const QList<QAction*>& actions);
    /// `meaning` is a key of the engine's texts.
    QLabel* addReadout(int column, const QString& name, const char* meaning);
    void refresh();
    void showSecondLine();
    void showNumbers(const ShownRun& run);

    QTimer m_refreshTimer{this};
    const ShownModel* m_shown = nullptr;

    QLabel* m_headline = nullptr;
    ElidedLabel* m_secondLine = nullptr;
    QLabel* m_timeLeft = nullptr;
    QProgressBar* m_bar = nullptr;
    QWidget* m_readouts = nullptr;
    QWidget* m_fineTune = nullptr;
    QLabel* m_step = nullptr;
    QLabel* m_lossText = nullptr;
    QLabel* m_speed = nullptr;
    QLabel* m_elapsed = nullptr;
};

} // namespace attentoscope::ui
