// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/sentencerequests.h"

#include "engine/types/requestid.h"
#include "ui/translation/beambar.h"
#include "ui/translation/forcedchoices.h"
#include "ui/translation/sentenceline.h"
#include "ui/translation/translationforcing.h"
#include "ui/translation/translationresult.h"
#include "ui/translation/translationtiming.h"

#include <QLineEdit>

namespace attentoscope::ui {

namespace {

constexpr int shownAlternatives = 10;

} // namespace

SentenceRequests::SentenceRequests(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(&m_parts.timing, &TranslationTiming::due, this, &SentenceRequests::translateNow);
    connect(&m_parts.timing, &TranslationTiming::renewalDue, this, &SentenceRequests::renew);
    connectLine();
}

void SentenceRequests::connectLine()
{
    const auto* input = m_parts.line.input();
    connect(input, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_parts.forcing.forgetGiven();
        if (text.trimmed().isEmpty())
            return; // cleared, which is no wish to see it
        m_parts.timing.awaitPause();
        emit sentenceEntered();
    });
    connect(input, &QLineEdit::returnPressed, this, [this] {
        m_parts.forcing.forgetGiven();
        translateNow();
        emit sentenceEntered();
    });
    connect(&m_parts.line, &SentenceLine::beamChanged, this, &SentenceRequests::translateNow);
}

void SentenceRequests::setSentence(const QString& sentence)
{
    m_sentence = sentence;
}

void SentenceRequests::setSwitchedOff(const std::vector<AttentionHead>& heads)
{
    m_switchedOff = heads;
}

void SentenceRequests::translateNow()
{
    m_parts.timing.dropPause();
    if (m_parts.line.sentence() == m_parts.result.sentence())
        return translate(constraintsOf(m_parts.result.translation()));
    m_parts.result.beam().showBest();
    translate({});
}

void SentenceRequests::translate(const Constraints& constraints)
{
    const QString sentence = m_parts.line.sentence();
    if (sentence.isEmpty() || !m_parts.timing.canTranslate())
        return;
    m_parts.timing.beginWaiting();
    m_sentence = sentence;
    TranslationRequest request;
    request.id = m_request = newRequestId();
    request.source = sentence.toStdString();
    request.constraints = constraints;
    request.beam = m_parts.line.task() == Task::Sentences ? m_parts.line.beamWidth() : 1;
    request.lengthPenalty = m_parts.line.lengthPenalty();
    request.beamAnswer = request.beam > 1 ? BeamAnswer::Whole : BeamAnswer::Best;
    request.alternatives = shownAlternatives;
    request.heads = HeadsAnswer::All;
    request.switchedOff = m_switchedOff;
    request.whole = m_switchedOff.empty() ? WholeModel::LeaveOut : WholeModel::Measure;
    if (m_parts.forcing.isGiven(sentence))
        m_parts.forcing.forceWhatIsGiven(request);
    emit translateRequested(request);
}

/// What would come out the same stays.
void SentenceRequests::renew()
{
    const bool isRefused = m_parts.result.isFailure() && m_sentence == m_parts.line.sentence();
    if (!m_parts.forcing.isFromFile() && !isRefused)
        translateNow();
}

void SentenceRequests::forget()
{
    m_request = 0;
    m_parts.timing.endWaiting();
}

} // namespace attentoscope::ui
