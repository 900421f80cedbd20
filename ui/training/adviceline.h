// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/diagnosis/trainingadvice.h"
#include "engine/types/training.h"

#include <QFrame>
#include <QList>

#include <string>
#include <vector>

class QAction;
class QLabel;
class QPushButton;
class QToolButton;

namespace attentoscope::ui {

/// A line that says that learning goes badly, and why, with a button that does something about it. One piece of advice
/// at a time, the gravest first. What is closed stays closed for this run.
class AdviceLine : public QFrame
{
    Q_OBJECT

public:
    /// The actions without which a remedy is not possible now.
    struct Actions
    {
        QAction* startAgain = nullptr;
        QAction* goOn = nullptr;
        QAction* openPairs = nullptr;
    };

    AdviceLine(const Actions& actions, QWidget* parent);

    void showRun(const RunDescription& run);
    void forgetRun();
    void showReports(const TrainingReports& reports);
    void showError(const Error& error);
    void showEnd(TrainingEnd end);
    /// Nothing is said meanwhile, as in a presentation.
    void setQuiet(bool quiet);
    void keepQuiet(); ///< for ever, as in a lesson, where things go badly on purpose

    [[nodiscard]] QString text() const; ///< empty: nothing is said
    [[nodiscard]] const std::vector<std::string>& closed() const { return m_closed; } ///< kinds of advice
    void setClosed(std::vector<std::string> kinds);

signals:
    void remedyChosen(const attentoscope::Remedy& remedy);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QAction* actionOf(const Remedy& remedy) const; ///< null: it is always possible
    void refresh();
    void refreshButton();
    void close();
    void apply();

    Actions m_actions;
    TrainingAdviser m_adviser;
    std::string m_folder; ///< of the run
    std::vector<std::string> m_closed;
    std::vector<std::string> m_applied; ///< until what they are against has gone
    std::vector<Advice> m_advice; ///< the first is shown
    bool m_isQuiet = false;
    bool m_isAlwaysQuiet = false;

    QLabel* m_text = nullptr;
    QPushButton* m_remedy = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace attentoscope::ui
