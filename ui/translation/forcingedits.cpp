// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/forcingedits.h"

#include "ui/translation/beambar.h"
#include "ui/translation/forcedchoices.h"
#include "ui/translation/sentenceline.h"
#include "ui/translation/sentencerequests.h"
#include "ui/translation/translationforcing.h"
#include "ui/translation/translationresult.h"
#include "ui/translation/translationtiming.h"
#include "ui/translation/translationwords.h"

#include <QLineEdit>

namespace attentoscope::ui {

ForcingEdits::ForcingEdits(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    const auto* words = &m_parts.result.words();
    connect(words, &TranslationWords::wordForced, this, [this](std::size_t position, const QString& word) {
        force(withWord(m_parts.result.translation(), position, word.toStdString()));
    });
    connect(words, &TranslationWords::wordReleased, this,
        [this](std::size_t position) { force(withoutWord(m_parts.result.translation(), position)); });
}

void ForcingEdits::force(const Constraints& constraints)
{
    if (m_parts.line.sentence() != m_parts.result.sentence()) { // another sentence is being typed
        emit sentenceEntered();
        return m_parts.requests.translateNow();
    }
    const ForcedState before = m_parts.forcing.state();
    const ForcedState after{m_parts.result.sentence(), constraints, {}};
    restore(after);
    emit forcingChosen(before, after);
}

void ForcingEdits::restore(const ForcedState& state)
{
    m_parts.timing.dropPause();
    m_parts.result.beam().showBest();
    if (m_parts.line.sentence() != state.sentence)
        m_parts.line.input()->setText(state.sentence);
    if (state.given) {
        showGiven(*state.given);
    } else {
        m_parts.forcing.forgetGiven();
        m_parts.requests.translate(state.constraints);
    }
    emit sentenceEntered();
}

void ForcingEdits::showGiven(const GivenTranslation& given)
{
    m_parts.timing.dropPause();
    m_parts.line.input()->setText(given.source);
    m_parts.forcing.give(given);
    m_parts.requests.setSentence(given.source.simplified());
    m_parts.result.beam().setBeam({});
    if (!given.shown.attention.isEmpty() || !m_parts.timing.canTranslate()) {
        m_parts.timing.endWaiting();
        showWords(given.shown);
    } else {
        m_parts.requests.translate({});
    }
    showForced();
}

void ForcingEdits::showWords(const Translation& translation)
{
    m_parts.result.showWords(m_parts.requests.sentence(), translation);
    showForced();
}

void ForcingEdits::showForced()
{
    m_parts.line.setForced(m_parts.forcing.text());
}

} // namespace attentoscope::ui
