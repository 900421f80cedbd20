// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The cell that a person points at, with its words.
struct PredictedCell
{
    std::size_t row = 0;
    std::size_t column = 0;
    QString target;
    QString source;

    bool operator==(const PredictedCell&) const = default;
};

/// What a person expects. One of the three is there.
struct Prediction
{
    std::optional<std::size_t> option;
    std::optional<double> number;
    std::optional<PredictedCell> cell;
    QString text; ///< in words, for people

    [[nodiscard]] bool isEmpty() const { return !option && !number && !cell; }
    bool operator==(const Prediction&) const = default;
};

/// What is asked. Texts are those of the lesson.
struct AskedQuestion
{
    PredictionKind kind = PredictionKind::None;
    QString text;
    QStringList options; ///< of a choice
};

/// A rounded box around a part of a step: the question, what is to be done, or what was seen. A bar at its side says
/// which, beside its heading, so that nothing is told by colour alone.
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

/// A question of a step, and the prediction of the person: a choice, a number, or a cell of the heatmap that they point
/// at. Once it is given it stands there as text.
class QuestionView : public LessonBox
{
    Q_OBJECT

public:
    explicit QuestionView(QWidget* parent = nullptr);

    void ask(const AskedQuestion& question, const LiveValue& value);
    void takeCell(const PredictedCell& cell); ///< the person points at it
    void showGiven(const Prediction& prediction); ///< no more to be changed
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] const AskedQuestion& question() const { return m_question; }
    void takeFocus();

signals:
    void predicted(const attentoscope::ui::Prediction& prediction);

private:
    void addChoices();
    void addNumber();
    void addCell();
    void refresh();
    void give();
    [[nodiscard]] Prediction prediction() const;

    AskedQuestion m_question;
    bool m_isOpen = false;
    TextLabel* m_heading = nullptr;
    RichLabel* m_text = nullptr;
    QWidget* m_answers = nullptr; ///< made anew for each question
    QButtonGroup* m_choices = nullptr;
    QLineEdit* m_number = nullptr;
    TextLabel* m_cellText = nullptr;
    std::optional<PredictedCell> m_cell;
    TextLabel* m_given = nullptr;
    QPushButton* m_done = nullptr;
};

/// Whether the program does what the person is to do.
enum class LessonHelp : std::uint8_t { None, Offered, AtWork };

/// What the person is to do now: what is waited for, with its present value, and the button that does it for them.
class TaskView : public LessonBox
{
    Q_OBJECT

public:
    explicit TaskView(QWidget* parent = nullptr);

    void showWaiting(const QString& text, std::optional<double> share);
    void showDelay(const QString& markdown); ///< empty: none
    void setHelp(LessonHelp help);

signals:
    void doRequested();
    void stopRequested();

private:
    TextLabel* m_heading = nullptr;
    TextLabel* m_text = nullptr;
    QProgressBar* m_progress = nullptr;
    RichLabel* m_delay = nullptr;
    QPushButton* m_do = nullptr;
    LessonHelp m_help = LessonHelp::None;
};

/// How a prediction came out. None: nothing was asked, or nothing was said.
enum class Outcome : std::uint8_t { None, AsExpected, Otherwise };

/// What was expected, what this run shows, and why.
struct StepResult
{
    Outcome outcome = Outcome::None;
    QString expected; ///< empty: nothing
    QString seen; ///< empty: nothing was asked
    QString why; ///< Markdown
    bool isHighlighted = false; ///< something in the window shows it
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
