// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/sentenceline.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/beamchoice.h"
#include "ui/widgets/plaintext.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QResizeEvent>
#include <QToolButton>

namespace attentoscope::ui {

namespace {

constexpr int widestShownBeam = 10;

} // namespace

SentenceLine::SentenceLine(QWidget* parent)
    : QWidget(parent)
    , m_input(new QLineEdit(this))
    , m_beam(new BeamChoice(widestShownBeam, this))
    , m_undo(new QToolButton(this))
{
    m_input->setObjectName(QStringLiteral("sentenceInput"));
    m_input->setAccessibleName(tr("Sentence to translate"));
    m_input->setClearButtonEnabled(true);
    m_undo->setIcon(icon(QStringLiteral("reset")));
    m_undo->setText(tr("Clear forced"));
    m_undo->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_undo->setAccessibleName(m_undo->text());
    m_undo->setVisible(false);
    connect(m_beam, &BeamChoice::changed, this, &SentenceLine::beamChanged);
    connect(m_undo, &QToolButton::clicked, this, &SentenceLine::freeRequested);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(grid(0.5));
    line->addWidget(m_input, 1);
    line->addWidget(m_beam);
    line->addWidget(m_undo);
    showBeam();
}

QString SentenceLine::sentence() const
{
    return m_input->text().simplified();
}

int SentenceLine::beamWidth() const
{
    return m_beam->beamWidth();
}

void SentenceLine::setBeamWidth(int width)
{
    m_beam->setBeamWidth(width);
}

double SentenceLine::lengthPenalty() const
{
    return m_beam->lengthPenalty();
}

void SentenceLine::setLengthPenalty(double exponent)
{
    m_beam->setLengthPenalty(exponent);
}

void SentenceLine::setTask(Task task)
{
    m_task = task;
    showPlaceholder();
    showBeam();
}

void SentenceLine::setChosenTask(Task task)
{
    m_chosenTask = task;
    showPlaceholder();
}

void SentenceLine::setModel(ModelState model)
{
    m_model = model;
    showPlaceholder();
}

void SentenceLine::showPlaceholder()
{
    const bool hasModel = m_model == ModelState::Loaded;
    const auto words = hasModel ? tr("Type a sentence to translate it") : tr("Type a sentence: training translates it");
    const auto numbers = hasModel
        ? tr("Type numbers in any order, such as 3 1 2, to see them put in order")
        : tr("Type numbers in any order, such as 3 1 2: they are put in order as soon as training begins");
    const auto text = (hasModel ? m_task : m_chosenTask) == Task::Sentences ? words : numbers;
    m_input->setPlaceholderText(text);
    m_input->setToolTip(plainTip(text)); // a narrow field cuts the end
}

void SentenceLine::setForced(const QString& what)
{
    const bool forced = !what.isEmpty();
    const bool changed = m_undo->isHidden() == forced;
    const QString tip = tr("%1. Let the model choose again (Esc)").arg(what);
    m_undo->setToolTip(plainTip(tip));
    m_undo->setAccessibleDescription(tip);
    m_undo->setVisible(forced);
    if (changed)
        emit forcedChanged();
}

/// In a short line, only the sentence gets room.
void SentenceLine::resizeEvent(QResizeEvent* event)
{
    constexpr int roomForWords = 60; // units of width from which there is room for words
    m_undo->setToolButtonStyle(
        event->size().width() < grid(roomForWords) ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    QWidget::resizeEvent(event);
}

void SentenceLine::setPresented(bool presented)
{
    m_isPresented = presented;
    showBeam();
}

void SentenceLine::showBeam()
{
    m_beam->setVisible(m_task == Task::Sentences && !m_isPresented);
}

} // namespace attentoscope::ui
