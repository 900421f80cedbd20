// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lessonboxes.h"

#include <QPointer>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>

class QLineEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace attentoscope::ui {

class ElidedLabel;
class RichLabel;
class StepBar;
class TextLabel;

/// A step as the panel displays it. Texts are those of the lesson.
struct PanelStep
{
    int number = 0; ///< counted from zero
    int count = 1;
    QString title;
    QString text; ///< Markdown
    AskedQuestion question;
    bool canBeDoneFor = false; ///< the program can do the task of the user
};

/// The panel of a lesson beside the views: the text of a step, its question, its task, and the result. Its owner
/// decides what to display. While the panel is visible, other windows open beside it if there is space.
class LessonPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPanel(QWidget* parent = nullptr);

    /// `origin` is the user's file; empty for a built-in lesson.
    void showLesson(const QString& title, const QString& origin = {});
    void showStep(const PanelStep& step, const LiveValue& value);
    void refreshValues(const LiveValue& value); ///< updates the values in the text
    void showUnanswered(bool isUnanswered); ///< marks the question as still unanswered
    void showPrediction(const Prediction& prediction); ///< displays a prediction that was given
    void takeCell(const PredictedCell& cell);
    /// The step's condition, with its present value. `share` is the progress, if it is known.
    void showTask(const QString& text, std::optional<double> share);
    void showHelp(LessonHelp help); ///< whether the program does the task
    void showDelay(const QString& markdown); ///< the step takes longer than expected
    void showTrouble(const QString& text); ///< the program could not do the task
    void showResult(const StepResult& result);
    /// Says that a step is being prepared. If a share of the work is given, the user can cancel. An empty text: the
    /// step is ready.
    void showPreparing(const QString& text, std::optional<double> share = {});
    void setControls(QWidget& controls); ///< buttons of the training, for a window without space for the side bar
    void takeFocus();
    [[nodiscard]] QString learner() const; ///< the name that was typed for the page; empty: none
    [[nodiscard]] QuestionView& question() const { return *m_question; }
    [[nodiscard]] ResultView& result() const { return *m_result; }
    [[nodiscard]] TaskView& task() const { return *m_task; }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void predicted(const attentoscope::ui::Prediction& prediction);
    void doRequested(); ///< the program should do the task
    void stopRequested(); ///< the program should stop doing it
    void goOnRequested();
    void backRequested();
    void againRequested();
    void skipRequested();
    void saveRequested(); ///< the results should be saved
    void leaveRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeBody();
    QWidget* makeFoot();
    void connectParts();
    void fitType();
    void fitWidth();
    void fitButtons();
    int buttonsWidth(double size);
    void leaveClear(QWidget& window) const;
    void refresh();
    void reveal(QWidget& part); ///< scrolls to the part, and again whenever the part moves, until the user scrolls
    void keepInSight();
    void followQuestion();

    TextLabel* m_lesson = nullptr;
    TextLabel* m_origin = nullptr;
    StepBar* m_bar = nullptr;
    TextLabel* m_place = nullptr;
    QScrollArea* m_scroll = nullptr;
    QWidget* m_body = nullptr;
    TextLabel* m_title = nullptr;
    RichLabel* m_text = nullptr;
    QuestionView* m_question = nullptr;
    TaskView* m_task = nullptr;
    ResultView* m_result = nullptr;
    QPointer<QWidget> m_revealed;
    bool m_isPreparing = false;
    TextLabel* m_unanswered = nullptr;
    QVBoxLayout* m_foot = nullptr;
    QPushButton* m_goOn = nullptr;
    QLineEdit* m_learner = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_skip = nullptr;
    QPushButton* m_leave = nullptr;
    PanelStep m_step;
    QString m_html;
};

} // namespace attentoscope::ui
