// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stagesentences.h"

#include "ui/sentences/goldbook.h"
#include "ui/stage/watchedview.h"
#include "ui/translation/translationbox.h"
#include "ui/validation/validationhistory.h"

namespace attentoscope::ui {

StageSentences::StageSentences(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(&m_parts.box, &TranslationBox::resultCleared, this, [this] {
        m_own = {};
        emit changed();
    });
    connect(&m_parts.box, &TranslationBox::hypothesisShown, this, [this](const Translation& translation) {
        auto whole = std::move(m_own.whole); // of the answer that the hypothesis is of
        m_own = translation;
        m_own.whole = std::move(whole);
        emit changed();
    });
}

Translation StageSentences::shownIn(StageView view) const
{
    auto shown = view == StageView::Watched ? m_parts.watched.translation()
        : view == StageView::Validation     ? m_parts.validation.openPair()->translation
                                            : m_own;
    if (m_gold && !shown.gold)
        shown.gold = m_gold->find(shown);
    return shown;
}

bool StageSentences::canForceCells() const
{
    return m_parts.box.canForce() && !m_own.forced;
}

void StageSentences::setGold(const GoldBook& gold)
{
    m_gold = &gold;
}

void StageSentences::refreshGold()
{
    m_own.gold = nullptr; // other links may hold now
    emit changed();
}

void StageSentences::showGiven(const GivenTranslation& given)
{
    m_own = given.shown;
    m_parts.box.showGiven(given);
}

void StageSentences::showPartial(const Translation& partial)
{
    if (m_parts.box.isAsked(partial.id))
        m_parts.box.showPartial(partial);
}

void StageSentences::showTranslation(const Translation& translation)
{
    if (!m_parts.watched.take(translation)) {
        if (!m_parts.box.isAsked(translation.id))
            return;
        m_own = translation;
        m_parts.box.showTranslation(translation);
    }
    emit changed();
}

void StageSentences::showFailure(std::uint64_t id, const Error& error)
{
    if (m_parts.watched.takesFailure(id))
        emit failed(error);
    else if (m_parts.box.isAsked(id))
        m_parts.box.showFailure(error);
}

} // namespace attentoscope::ui
