// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/translationtiming.h"

#include "ui/widgets/abilities.h"

#include <chrono>
#include <utility>

namespace attentoscope::ui {

using namespace std::chrono_literals;

TranslationTiming::TranslationTiming(std::function<bool()> isResting, QObject* parent)
    : QObject(parent), m_isResting(std::move(isResting))
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(250ms);
    m_again.setInterval(1s);
    connect(&m_typing, &QTimer::timeout, this, &TranslationTiming::due);
    connect(&m_again, &QTimer::timeout, this, &TranslationTiming::renew);
}

void TranslationTiming::setState(const EngineState& state)
{
    const bool hadModel = m_state.model == ModelState::Loaded;
    m_state = state;
    if (canTranslate() && !hadModel)
        emit due();
    if (isTraining())
        m_isOld = true; // during training, it becomes old again after each step
    else
        renew();
    if (!m_isOld)
        m_again.stop();
    else if (!m_again.isActive())
        m_again.start();
}

bool TranslationTiming::canTranslate() const
{
    return abilitiesFor(m_state).translate;
}

bool TranslationTiming::isTraining() const
{
    return m_state.activity == Activity::Running;
}

void TranslationTiming::weightsChanged()
{
    m_isOld = true;
    renew();
}

void TranslationTiming::awaitPause()
{
    m_typing.start();
}

void TranslationTiming::dropPause()
{
    m_typing.stop();
}

void TranslationTiming::beginWaiting()
{
    m_waiting = true;
    m_isOld = isTraining();
}

void TranslationTiming::endWaiting()
{
    m_waiting = false;
}

/// Called after the end of training, even if an answer is still to come, because that answer is from earlier weights.
/// While the user chooses a word, the words must not change.
void TranslationTiming::renew()
{
    const bool trains = isTraining();
    const bool isFree = !(trains && m_waiting) && !m_typing.isActive() && !m_isResting();
    if (!m_isOld || !isFree || !canTranslate())
        return;
    m_isOld = trains;
    emit renewalDue();
}

} // namespace attentoscope::ui
