// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/translationforcing.h"

#include "engine/types/forcedrows.h"
#include "ui/translation/forcedchoices.h"
#include "ui/translation/translationresult.h"

namespace attentoscope::ui {

TranslationForcing::TranslationForcing(const TranslationResult& result) : m_result(result) { }

void TranslationForcing::give(const GivenTranslation& given)
{
    m_given = given;
}

void TranslationForcing::forgetGiven()
{
    m_given.reset();
}

bool TranslationForcing::isGiven(const QString& sentence) const
{
    return m_given && sentence == m_given->source.simplified();
}

bool TranslationForcing::isFromFile() const
{
    return m_given && m_given->of == AttentionOf::OtherSystem;
}

void TranslationForcing::forceWhatIsGiven(TranslationRequest& request) const
{
    request.forcedTarget = m_given->target;
    request.constraints = {};
    request.beam = 1;
    request.beamAnswer = BeamAnswer::Best;
    request.alternatives = 0;
}

bool TranslationForcing::isAny() const
{
    return m_given || !countForced(m_result.translation()).isNone();
}

QString TranslationForcing::text() const
{
    if (m_given)
        return m_given->of == AttentionOf::Model ? tr("The translation is the reference")
                                                 : tr("Translation and attention are another system's");
    if (!isAny())
        return {};
    const auto [words, rows] = countForced(m_result.translation());
    if (rows == 0)
        return tr("Forced words: %1").arg(words);
    if (words == 0)
        return tr("Forced rows of attention: %1").arg(rows);
    return tr("Forced words: %1, forced rows of attention: %2").arg(words).arg(rows);
}

ForcedState TranslationForcing::state() const
{
    return {m_result.sentence(), m_given ? Constraints() : constraintsOf(m_result.translation()), m_given};
}

std::optional<Constraints> TranslationForcing::withCell(int row, int column, std::optional<AttentionHead> head) const
{
    if (row < 0 || column < 0)
        return std::nullopt;
    const auto position = std::size_t(row), target = std::size_t(column);
    if (head)
        return withCellOfHead({position, target, head});
    const auto& translation = m_result.translation();
    if (position >= translation.choices.size())
        return std::nullopt;
    return forcedColumn(translation, position) == target ? withoutRow(translation, position)
                                                         : withRow(translation, position, target);
}

std::optional<Constraints> TranslationForcing::withCellOfHead(const ForcedRow& row) const
{
    const auto& translation = m_result.translation();
    const bool isEncoder = row.head->kind == HeadKind::Encoder;
    const bool isFuture = row.head->kind == HeadKind::Decoder && row.column > row.position;
    if (isFuture || row.position >= (isEncoder ? translation.source : translation.target).size())
        return std::nullopt;
    return forcedHeadColumn(translation, *row.head, row.position) == row.column ? withoutHeadRow(translation, row)
                                                                                : withHeadRow(translation, row);
}

} // namespace attentoscope::ui
