// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lessonboxes.h"

#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace attentoscope::ui {

class ElidedLabel;
class RichLabel;
class StepBar;
class TextLabel;

/// A step as the panel shows it. Texts are those of the lesson.
struct PanelStep
{
    int number = 0; ///< counted from zero
    int count = 1;
    QString title;
    QString text; ///< Markdown
    AskedQuestion question;
    bool canBeDoneFor = false; ///< there is something that the program can do in place of the person
};

/// The panel of a lesson beside the views: what a step says, what it asks, what it waits for, and what was seen. Knows
/// nothing of models; who plays the lesson says what it shows.
class LessonPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPanel(QWidget* parent = nullptr);

    void showLesson(const QString& title);
    void showStep(const PanelStep& step, const LiveValue& value);
    void refreshValues(const LiveValue& value); ///< those in the text
    void showPrediction(const Prediction& prediction); ///< it was given
    void takeCell(const PredictedCell& cell);
    /// What the step waits for, with its present value. `share` of the way, where it can be told.
    void showTask(const QString& text, std::optional<double> share);
    void showHelp(LessonHelp help); ///< whether the program does it for the person
    void showDelay(const QString& markdown); ///< the step takes too long
    void showTrouble(const QString& text); ///< what was to be done for the person could not be
    void showResult(const StepResult& result);
    void showPreparing(const QString& text); ///< a step is being made ready; empty: it is
    void setControls(QWidget& controls); ///< of the training, for a window without room for the side bar
    void takeFocus();
    [[nodiscard]] QuestionView& question() const { return *m_question; }
    [[nodiscard]] ResultView& result() const { return *m_result; }
    [[nodiscard]] TaskView& task() const { return *m_task; }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void predicted(const attentoscope::ui::Prediction& prediction);
    void doRequested(); ///< the program is to do what the person was to do
    void stopRequested(); ///< and no longer
    void goOnRequested();
    void backRequested();
    void againRequested();
    void skipRequested();
    void saveRequested(); ///< what was found
    void leaveRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeBody();
    QWidget* makeFoot();
    void connectParts();
    void fitType();
    void fitWidth();
    void refresh();
    void reveal(QWidget& part); ///< scrolls to it as soon as it is laid out

    TextLabel* m_lesson = nullptr;
    StepBar* m_bar = nullptr;
    TextLabel* m_place = nullptr;
    QScrollArea* m_scroll = nullptr;
    QWidget* m_body = nullptr;
    TextLabel* m_title = nullptr;
    RichLabel* m_text = nullptr;
    QuestionView* m_question = nullptr;
    TaskView* m_task = nullptr;
    ResultView* m_result = nullptr;
    TextLabel* m_preparing = nullptr;
    QVBoxLayout* m_foot = nullptr;
    QPushButton* m_goOn = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_skip = nullptr;
    QPushButton* m_leave = nullptr;
    PanelStep m_step;
    QString m_html;
};

} // namespace attentoscope::ui
