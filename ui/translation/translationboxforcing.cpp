// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person decides in place of the model in TranslationBox.
#include "ui/translation/alternativespopup.h"
#include "ui/translation/beambar.h"
#include "ui/translation/forcedchoices.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/wordstrip.h"

#include <QKeyEvent>
#include <QSpinBox>
#include <QToolButton>

namespace attentoscope::ui {

void TranslationBox::showRun(const RunDescription& run)
{
    m_canForce = run.configuration.task == Task::Sentences;
    m_given.reset();
    m_width->setVisible(m_canForce);
    m_translation.choices.clear();
    m_shown.clear();
    m_target->setMarks({});
    showForced();
}

void TranslationBox::showForced()
{
    m_target->setChoiceHint(
        m_canForce && !m_translation.choices.empty() ? tr("Click or press Enter for other words") : QString());
    const bool forced = isForced();
    const bool changed = m_undo->isHidden() == forced;
    const QString tip = tr("%1. Let the model choose again (Esc)").arg(forcedText());
    m_undo->setToolTip(plainTip(tip));
    m_undo->setAccessibleDescription(tip);
    m_undo->setVisible(forced);
    if (changed)
        emit forcedChanged();
}

QString TranslationBox::forcedText() const
{
    if (m_given)
        return m_given->of == AttentionOf::Model ? tr("The translation is the reference")
                                                 : tr("Translation and attention are another system's");
    const auto [words, rows] = countForced(m_translation);
    if (rows == 0)
        return tr("Forced words: %1").arg(words);
    if (words == 0)
        return tr("Forced rows of attention: %1").arg(rows);
    return tr("Forced words: %1, forced rows of attention: %2").arg(words).arg(rows);
}

bool TranslationBox::isForced() const
{
    return m_given || !countForced(m_translation).isNone();
}

void TranslationBox::undoForced()
{
    if (!isForced())
        return;
    m_given.reset();
    force({});
}

void TranslationBox::showGiven(const GivenTranslation& given)
{
    m_typing.stop();
    m_input->setText(given.source);
    m_given = given;
    m_asked = given.source.simplified();
    m_beam->setBeam({});
    if (!given.shown.attention.isEmpty() || !abilitiesFor(m_state).translate) {
        m_waiting = false;
        showWords(given.shown);
    } else {
        translate({});
    }
    showForced();
}

bool TranslationBox::isGiven(const QString& sentence) const
{
    return m_given && sentence == m_given->source.simplified();
}

void TranslationBox::forceWhatIsGiven(TranslationRequest& request) const
{
    request.forcedTarget = m_given->target;
    request.constraints = {};
    request.beam = 1;
    request.beamAnswer = BeamAnswer::Best;
    request.alternatives = 0;
}

void TranslationBox::force(const Constraints& constraints)
{
    m_beam->showBest();
    emit sentenceEntered();
    translate(constraints);
}

void TranslationBox::forceRow(int row, int column)
{
    const auto position = std::size_t(row);
    if (!m_canForce || row < 0 || column < 0 || position >= m_translation.choices.size())
        return;
    const auto target = std::size_t(column);
    force(forcedColumn(m_translation, position) == target ? withoutRow(m_translation, position)
                                                          : withRow(m_translation, position, target));
}

void TranslationBox::openAlternatives(int position)
{
    m_position = std::size_t(position);
    if (position < 0 || m_position >= m_translation.choices.size())
        return;
    const QRect place = m_target->wordPlace(position);
    m_alternatives->open(m_translation.target[m_position], m_translation.choices[m_position],
        {m_target->mapToGlobal(place.topLeft()), place.size()});
}

void TranslationBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isForced())
        undoForced();
    else
        QWidget::keyPressEvent(event);
}

} // namespace attentoscope::ui
