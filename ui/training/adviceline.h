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

/// A line that says that training goes badly, and why. A button offers a remedy. It shows one piece of advice at a
/// time, the most serious first. Advice that the user closes stays closed for this run.
class AdviceLine : public QFrame
{
    Q_OBJECT

public:
    /// The actions that remedies need. While one is disabled, its remedies are not possible.
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
    /// Hides the advice for some time, as in a presentation.
    void setQuiet(bool quiet);
    void keepQuiet(); ///< hides all advice for good, as in a lesson where training goes badly on purpose

    [[nodiscard]] QString text() const; ///< empty: no advice is displayed
    [[nodiscard]] const std::vector<std::string>& closed() const { return m_closed; } ///< closed kinds of advice
    void setClosed(std::vector<std::string> kinds);

signals:
    void remedyChosen(const attentoscope::Remedy& remedy);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QAction* actionOf(const Remedy& remedy) const; ///< null: the remedy is always possible
    void refresh();
    void refreshButton();
    void close();
    void apply();

    Actions m_actions;
    TrainingAdviser m_adviser;
    std::string m_folder; ///< folder of the run
    std::vector<std::string> m_closed;
    std::vector<std::string> m_applied; ///< advice whose remedy was applied; forgotten when its reason is gone
    std::vector<Advice> m_advice; ///< the first one is displayed
    bool m_isQuiet = false;
    bool m_isAlwaysQuiet = false;

    QLabel* m_text = nullptr;
    QPushButton* m_remedy = nullptr;
    QToolButton* m_close = nullptr;
};

} // namespace attentoscope::ui
