// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/translationbox.h"

#include "ui/theme/grid.h"
#include "ui/translation/beambar.h"
#include "ui/translation/forcingedits.h"
#include "ui/translation/sentenceline.h"
#include "ui/translation/sentencerequests.h"
#include "ui/translation/translationresult.h"
#include "ui/translation/translationtiming.h"
#include "ui/translation/translationwords.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace attentoscope::ui {

TranslationBox::TranslationBox(QWidget* parent)
    : QWidget(parent)
    , m_line(new SentenceLine(this))
    , m_result(new TranslationResult(this))
    , m_timing(new TranslationTiming(*m_result, this))
    , m_forcing(*m_result)
    , m_requests(new SentenceRequests({*m_line, *m_result, *m_timing, m_forcing}, this))
    , m_edits(new ForcingEdits({*m_line, *m_result, *m_timing, m_forcing, *m_requests}, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grid(0.5));
    column->addWidget(m_line);
    column->addWidget(m_result);
    column->addStretch(1);
    connectLine();
    connectResult();
    connect(m_requests, &SentenceRequests::translateRequested, this, &TranslationBox::translateRequested);
    connect(m_requests, &SentenceRequests::sentenceEntered, this, &TranslationBox::sentenceEntered);
    connect(m_edits, &ForcingEdits::sentenceEntered, this, &TranslationBox::sentenceEntered);
    connect(m_edits, &ForcingEdits::forcingChosen, this, &TranslationBox::forcingChosen);
    clearResult();
    setState({});
}

void TranslationBox::connectLine()
{
    connect(m_line->input(), &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.trimmed().isEmpty())
            clearResult();
    });
    connect(m_line, &SentenceLine::freeRequested, this, &TranslationBox::undoForced);
    connect(m_line, &SentenceLine::forcedChanged, this, &TranslationBox::forcedChanged);
}

void TranslationBox::connectResult()
{
    connect(&m_result->beam(), &BeamBar::hypothesisChosen, this, [this] {
        emit sentenceEntered();
        showHypothesis();
    });
    connect(m_result, &TranslationResult::cleared, this, [this] {
        m_edits->showForced();
        emit resultCleared();
    });
}

QLineEdit* TranslationBox::input() const
{
    return m_line->input();
}

BeamBar& TranslationBox::beam() const
{
    return m_result->beam();
}

bool TranslationBox::isAsked(std::uint64_t id) const
{
    return m_requests->isAsked(id);
}

Task TranslationBox::task() const
{
    return m_line->task();
}

bool TranslationBox::canForce() const
{
    return task() == Task::Sentences;
}

void TranslationBox::setTask(Task task)
{
    m_line->setChosenTask(task);
}

void TranslationBox::setState(const EngineState& state)
{
    m_line->setModel(state.model);
    m_timing->setState(state);
}

void TranslationBox::weightsChanged()
{
    m_timing->weightsChanged();
}

void TranslationBox::setResultShown(bool shown)
{
    m_result->setVisible(shown);
    m_timing->renew();
}

void TranslationBox::setSentence(const QString& sentence)
{
    m_forcing.forgetGiven();
    m_line->input()->setText(sentence);
    m_requests->translateNow();
    emit sentenceEntered();
}

void TranslationBox::stopWaiting()
{
    m_timing->endWaiting();
}

void TranslationBox::clearResult()
{
    m_requests->forget();
    m_forcing.forgetGiven();
    m_result->clear();
}

void TranslationBox::showFailure(const Error& error)
{
    m_timing->endWaiting();
    m_forcing.forgetGiven();
    m_result->showFailure(error);
}

void TranslationBox::showPartial(const Translation& translation)
{
    // A sentence that is translated again is replaced as a whole, or its words would flicker.
    const bool again =
        m_result->translation().source.size() == translation.source.size() && !m_result->words().isHidden();
    if (!again)
        m_edits->showWords(translation);
}

void TranslationBox::showTranslation(const Translation& translation)
{
    m_timing->endWaiting();
    if (m_line->sentence().isEmpty() || translation.end == TranslationEnd::Cancelled)
        return;
    beam().setBeam(translation.beam);
    if (beam().shown())
        showHypothesis();
    else
        m_edits->showWords(translation);
}

void TranslationBox::showHypothesis()
{
    const auto& translation = beam().shown()->translation;
    m_edits->showWords(translation);
    emit hypothesisShown(translation);
}

void TranslationBox::lightCell(int row, int column)
{
    m_result->words().lightCell(row, column);
}

void TranslationBox::setPresented(bool presented)
{
    m_line->setPresented(presented);
}

void TranslationBox::showRun(const RunDescription& run)
{
    const auto before = m_line->task();
    m_line->setTask(run.configuration.task);
    if (m_line->task() != before)
        m_line->input()->clear();
    clearResult();
    m_result->words().setChoosing(canForce() ? WordChoosing::On : WordChoosing::Off);
    m_requests->translateNow();
    emit modelChanged();
}

void TranslationBox::setSwitchedOff(const std::vector<AttentionHead>& heads)
{
    m_requests->setSwitchedOff(heads);
    m_requests->translateNow();
}

bool TranslationBox::isForced() const
{
    return m_forcing.isAny();
}

void TranslationBox::undoForced()
{
    if (isForced())
        m_edits->force({});
}

void TranslationBox::restoreForcing(const ForcedState& state)
{
    m_edits->restore(state);
}

void TranslationBox::showGiven(const GivenTranslation& given)
{
    m_edits->showGiven(given);
}

void TranslationBox::forceRow(int row, int column, std::optional<AttentionHead> head)
{
    const auto constraints = canForce() ? m_forcing.withCell(row, column, head) : std::nullopt;
    if (constraints)
        m_edits->force(*constraints);
}

void TranslationBox::keyPressEvent(QKeyEvent* event)
{
    const bool isFirst = !m_requests->isAnyOff(); // whoever stands above puts heads back before anything else
    if (event->key() == Qt::Key_Escape && isForced() && isFirst)
        undoForced();
    else
        QWidget::keyPressEvent(event);
}

} // namespace attentoscope::ui
