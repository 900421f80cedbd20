// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person decides in place of the model in TranslationBox.
#include "ui/panels/alternativespopup.h"
#include "ui/panels/beambar.h"
#include "ui/panels/forcedchoices.h"
#include "ui/panels/translationbox.h"
#include "ui/widgets/wordstrip.h"

#include <QKeyEvent>
#include <QSpinBox>
#include <QToolButton>

namespace attentoscope::ui {

void TranslationBox::showRun(const RunDescription& run)
{
    m_canForce = run.configuration.task == Task::Sentences;
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
    m_undo->setToolTip(tip);
    m_undo->setAccessibleDescription(tip);
    m_undo->setVisible(forced);
    if (changed)
        emit forcedChanged();
}

QString TranslationBox::forcedText() const
{
    const auto [words, rows] = countForced(m_translation);
    if (rows == 0)
        return tr("Forced words: %1").arg(words);
    if (words == 0)
        return tr("Forced rows of attention: %1").arg(rows);
    return tr("Forced words: %1, forced rows of attention: %2").arg(words).arg(rows);
}

bool TranslationBox::isForced() const
{
    return !countForced(m_translation).isNone();
}

void TranslationBox::undoForced()
{
    if (isForced())
        force({});
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
