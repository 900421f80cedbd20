// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/answers/handedin.h"
#include "ui/lessons/lessontext.h"

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <optional>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace attentoscope::ui {

class RichLabel;
class TextLabel;

enum class PredictionKind : std::uint8_t { None, Choice, Number, Cell };

/// The cell that the user predicts, with its words.
struct PredictedCell
{
    std::size_t row = 0;
    std::size_t column = 0;
    QString target;
    QString source;

    bool operator==(const PredictedCell&) const = default;
};

/// A prediction of the user. Exactly one of the first three members is set.
struct Prediction
{
    std::optional<std::size_t> option;
    std::optional<double> number;
    std::optional<PredictedCell> cell;
    QString text; ///< in words, for people

    [[nodiscard]] bool isEmpty() const { return !option && !number && !cell; }
    bool operator==(const Prediction&) const = default;
};

/// The answer is any number, or a share from 0 to 1. A share of 0.31 can also be typed as 31 %.
enum class NumberScale : std::uint8_t { Any, Share };

/// A question. Texts are those of the lesson.
struct AskedQuestion
{
    PredictionKind kind = PredictionKind::None;
    QString text;
    QStringList options; ///< answers to choose from
    NumberScale scale = NumberScale::Any;
};

/// A rounded box around a part of a step: the question, the task, or the result. A bar at its side and its heading mark
/// it, so that colour alone is not needed.
class LessonBox : public QWidget
{
    Q_OBJECT

public:
    enum class Tone : std::uint8_t { Plain, Active, Right, Other };

    explicit LessonBox(QWidget* parent = nullptr);

    [[nodiscard]] QVBoxLayout& column() const { return *m_column; }
    void setTone(Tone tone);
    [[nodiscard]] Tone tone() const { return m_tone; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitMargins();

    QVBoxLayout* m_column = nullptr;
    Tone m_tone = Tone::Plain;
};

/// A question of a step, and the user's prediction: a choice, a number, or a cell of the heatmap. A given prediction is
/// displayed as text. The button that gives the prediction is below the scrolled part, where it is always visible.
/// While the question is out of sight, the button leads to it.
class QuestionView : public LessonBox
{
    Q_OBJECT

public:
    explicit QuestionView(QWidget* parent = nullptr);

    void ask(const AskedQuestion& question, const LiveValue& value);
    void takeCell(const PredictedCell& cell); ///< the user points at this cell
    void showGiven(const Prediction& prediction); ///< the prediction can no longer be changed
    void setInSight(bool isInSight);
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] const AskedQuestion& question() const { return m_question; }
    [[nodiscard]] QPushButton& button() const { return *m_done; }
    void takeFocus();

signals:
    void predicted(const attentoscope::ui::Prediction& prediction);
    void soughtFor(); ///< the user wants to see the question

private:
    void addChoices();
    void addNumber();
    void addCell();
    void refresh();
    void give();
    [[nodiscard]] Prediction prediction() const;

    AskedQuestion m_question;
    bool m_isOpen = false;
    bool m_isInSight = true;
    TextLabel* m_heading = nullptr;
    RichLabel* m_text = nullptr;
    QWidget* m_answers = nullptr; ///< replaced for each question
    QButtonGroup* m_choices = nullptr;
    QLineEdit* m_number = nullptr;
    TextLabel* m_cellText = nullptr;
    std::optional<PredictedCell> m_cell;
    TextLabel* m_given = nullptr;
    QPushButton* m_done = nullptr;
};

/// Whether the program does the user's task.
enum class LessonHelp : std::uint8_t { None, Offered, AtWork };

/// The user's task: its condition, the present value, and a button with which the program does it. While the program
/// does it, the button cancels.
class TaskView : public LessonBox
{
    Q_OBJECT

public:
    explicit TaskView(QWidget* parent = nullptr);

    void showWaiting(const QString& text, std::optional<double> share);
    void showPreparing(const QString& text, std::optional<double> share); ///< a share means that it is in progress
    void showDelay(const QString& markdown); ///< empty: the step takes no longer than expected
    void setHelp(LessonHelp help);

signals:
    void doRequested();
    void stopRequested();

private:
    void fill(const QString& text, std::optional<double> share);

    TextLabel* m_heading = nullptr;
    TextLabel* m_text = nullptr;
    QProgressBar* m_progress = nullptr;
    RichLabel* m_delay = nullptr;
    QPushButton* m_do = nullptr;
    LessonHelp m_help = LessonHelp::None;
};

/// The prediction, this run's result, and the explanation.
struct StepResult
{
    Outcome outcome = Outcome::None;
    QString expected; ///< empty: no prediction
    QString seen; ///< empty: no question
    QString why; ///< Markdown
    bool isHighlighted = false; ///< whether a part of the window shows the evidence
};

class ResultView : public LessonBox
{
    Q_OBJECT

public:
    explicit ResultView(QWidget* parent = nullptr);

    void showResult(const StepResult& result);
    [[nodiscard]] QString words() const { return m_words; } ///< for screen readers

private:
    TextLabel* m_heading = nullptr;
    TextLabel* m_expected = nullptr;
    TextLabel* m_seen = nullptr;
    RichLabel* m_why = nullptr;
    TextLabel* m_highlighted = nullptr;
    QString m_words;
};

} // namespace attentoscope::ui

Q_DECLARE_METATYPE(attentoscope::ui::Prediction)
