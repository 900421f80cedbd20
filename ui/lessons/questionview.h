// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lessonbox.h"
#include "ui/lessons/lessontext.h"
#include "ui/lessons/prediction.h"

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace attentoscope::ui {

class RichLabel;
class TextLabel;

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

} // namespace attentoscope::ui
