// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/questionview.h"

#include "ui/lessons/choicebutton.h"
#include "ui/theme/grid.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/labels.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace attentoscope::ui {

namespace {

/// In the locale's writing, or with a point, as the numbers of papers are written.
std::optional<double> numberIn(const QString& text)
{
    bool isNumber = false;
    const auto trimmed = text.trimmed();
    double number = QLocale().toDouble(trimmed, &isNumber);
    if (!isNumber)
        number = QLocale::c().toDouble(trimmed, &isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace

QuestionView::QuestionView(QWidget* parent)
    : LessonBox(parent)
    , m_heading(new TextLabel(this))
    , m_text(new RichLabel(this))
    , m_given(new TextLabel(this))
    , m_done(new QPushButton(this))
{
    makeQuiet(m_heading);
    m_text->setObjectName(QStringLiteral("lessonQuestion"));
    m_given->setObjectName(QStringLiteral("lessonPrediction"));
    m_given->setWordWrap(true);
    m_done->setObjectName(QStringLiteral("lessonPredict"));
    column().addWidget(m_heading);
    column().addWidget(m_text);
    column().addWidget(m_given);
    column().addWidget(m_done, 0, Qt::AlignLeft);
    connect(m_done, &QPushButton::clicked, this, &QuestionView::give);
    hide();
}

void QuestionView::ask(const AskedQuestion& question, const LiveValue& value)
{
    m_question = question;
    m_isOpen = question.kind != PredictionKind::None;
    m_cell.reset();
    delete std::exchange(m_answers, nullptr);
    m_choices = nullptr;
    m_number = nullptr;
    m_cellText = nullptr;
    setVisible(m_isOpen);
    if (!m_isOpen)
        return;
    m_text->setMarkup(lessonHtml(question.text, value));
    m_answers = new QWidget(this);
    m_answers->setAccessibleName(lessonWords(question.text, value));
    auto* answers = new QVBoxLayout(m_answers);
    answers->setContentsMargins(0, 0, 0, 0);
    answers->setSpacing(grid(0.5));
    column().insertWidget(2, m_answers);
    if (question.kind == PredictionKind::Choice)
        addChoices();
    else if (question.kind == PredictionKind::Number)
        addNumber();
    else
        addCell();
    m_answers->show();
    refresh();
}

void QuestionView::addChoices()
{
    m_choices = new QButtonGroup(m_answers);
    for (qsizetype index = 0; index < m_question.options.size(); ++index) {
        auto* choice = new ChoiceButton(lessonWords(m_question.options[index]), m_answers);
        choice->setObjectName(QStringLiteral("lessonChoice%1").arg(index));
        m_choices->addButton(choice, int(index));
        m_answers->layout()->addWidget(choice);
    }
    connect(m_choices, &QButtonGroup::idToggled, this, &QuestionView::refresh);
}

void QuestionView::addNumber()
{
    m_number = new QLineEdit(m_answers);
    m_number->setObjectName(QStringLiteral("lessonNumber"));
    m_number->setAccessibleName(lessonWords(m_question.text));
    m_number->setPlaceholderText(tr("A number, such as %1").arg(QLocale().toString(0.5)));
    m_answers->layout()->addWidget(m_number);
    connect(m_number, &QLineEdit::textChanged, this, &QuestionView::refresh);
    connect(m_number, &QLineEdit::returnPressed, this, &QuestionView::give);
}

void QuestionView::addCell()
{
    m_cellText = new TextLabel(m_answers);
    m_cellText->setWordWrap(true);
    m_answers->layout()->addWidget(m_cellText);
}

void QuestionView::takeCell(const PredictedCell& cell)
{
    if (!m_isOpen || m_question.kind != PredictionKind::Cell)
        return;
    m_cell = cell;
    refresh();
}

Prediction QuestionView::prediction() const
{
    Prediction made;
    if (m_choices && m_choices->checkedId() >= 0) {
        made.option = std::size_t(m_choices->checkedId());
        made.text = lessonWords(m_question.options[m_choices->checkedId()]);
    } else if (m_number) {
        made.number = numberIn(m_number->text());
        made.text = m_number->text().trimmed();
    } else if (m_cell) {
        made.cell = m_cell;
        made.text = tr("“%1” on “%2”").arg(isolated(m_cell->target), isolated(m_cell->source));
    }
    return made;
}

void QuestionView::refresh()
{
    setTone(m_isOpen ? Tone::Active : Tone::Plain);
    m_heading->setText(m_isOpen ? tr("What do you expect?") : tr("You were asked"));
    m_answers->setVisible(m_isOpen);
    m_given->setVisible(!m_isOpen);
    m_done->setVisible(m_isOpen);
    if (m_cellText)
        m_cellText->setText(m_cell
                ? tr("You point at “%1” on “%2”. Click another cell to change that.")
                      .arg(isolated(m_cell->target), isolated(m_cell->source))
                : tr("Click a cell in the heatmap, or go to it with the arrow keys and press Enter."));
    m_done->setText(m_question.kind == PredictionKind::Cell ? tr("&This cell") : tr("&That is what I expect"));
    m_done->setEnabled(!prediction().isEmpty());
    m_done->setDefault(m_done->isEnabled());
}

void QuestionView::give()
{
    const auto made = prediction();
    if (!m_isOpen || made.isEmpty())
        return;
    showGiven(made);
    emit predicted(made);
}

void QuestionView::showGiven(const Prediction& prediction)
{
    m_isOpen = false;
    m_given->setText(
        prediction.isEmpty() ? tr("You said nothing before.") : tr("Your answer: %1").arg(prediction.text));
    refresh();
}

void QuestionView::takeFocus()
{
    if (!m_isOpen)
        return;
    if (m_choices && !m_choices->buttons().isEmpty())
        m_choices->buttons().constFirst()->setFocus(Qt::OtherFocusReason);
    else if (m_number)
        m_number->setFocus(Qt::OtherFocusReason);
}

} // namespace attentoscope::ui
