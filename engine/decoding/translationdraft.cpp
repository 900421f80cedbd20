// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/translationdraft.h"

#include "engine/model/sourcelimit.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

TranslationDraft::TranslationDraft(
    const TranslationModel& model, const PreparedSentence& source, const DecodingOptions& options)
    : m_model(model)
    , m_options(options)
    , m_rows(sourceTokens(model, source).size())
    , m_heads(sourceTokens(model, source).size())
    , m_maximumLength(std::min(mostSteps(model.configuration().model),
          static_cast<std::size_t>(
              options.maximumLength > 0 ? options.maximumLength : 2 * static_cast<int>(source.ids.size()) + 10)))
    , m_open(!source.ids.empty())
{
    m_translation.step = model.step;
    m_translation.source = sourceTokens(model, source);
    m_translation.end = TranslationEnd::MaximumLength;
    m_translation.switchedOff = options.switchedOff;
}

/// Those of the encoder, and those of steps that were made.
std::vector<ForcedRow> TranslationDraft::forcedHeads() const
{
    auto rows = m_options.constraints ? m_options.constraints->heads : std::vector<ForcedRow>();
    std::erase_if(
        rows, [this](const ForcedRow& row) { return row.head->kind != HeadKind::Encoder && row.position >= length(); });
    return rows;
}

Token TranslationDraft::tokenOf(std::int32_t word) const
{
    auto token = targetToken(m_model, m_previous, word);
    if (!token.unknown)
        return token;
    if (const auto* settled = m_options.settledWord(length()))
        token.text = settled->text;
    else if (m_options.unknownWords == UnknownWords::CopySource)
        if (const auto* copied = m_rows.heaviest(m_translation.source))
            token.text = copied->text;
    return token;
}

WordChoice TranslationDraft::choiceOf(const std::vector<ScoredWord>& likeliest) const
{
    WordChoice choice;
    if (const auto* settled = m_options.settledWord(length()))
        choice.chosenBy = settled->chosenBy;
    if (const auto column = m_options.forcedColumn(length()))
        choice.forcedColumn = static_cast<std::size_t>(*column);
    for (const auto& word : likeliest)
        choice.alternatives.push_back(
            {targetToken(m_model, m_previous, word.id), static_cast<float>(std::exp(word.logProbability))});
    return choice;
}

void TranslationDraft::append(
    const ScoredWord& word, const AttendedStep& step, const std::vector<ScoredWord>& likeliest)
{
    if (step.weights.defined())
        m_rows.append(step.weights);
    if (step.centre.defined())
        m_rows.appendCentre(step.centre.item<float>());
    m_heads.append(step.heads, step.row, 0);
    if (m_options.alternatives > 0 || m_options.constraints)
        m_translation.choices.push_back(choiceOf(likeliest));
    m_translation.target.push_back(tokenOf(word.id));
    m_translation.probabilities.push_back(static_cast<float>(std::exp(word.logProbability)));
    m_translation.score += word.logProbability;
    m_previous = word.id;
    if (word.id == Vocabulary::end)
        m_translation.end = TranslationEnd::EndToken;
    m_open = word.id != Vocabulary::end && m_translation.target.size() < m_maximumLength;
}

Translation TranslationDraft::translation(TranslationEnd unfinished) const
{
    auto result = partial();
    result.heads = m_heads.maps();
    result.forcedHeads = forcedHeads();
    if (m_open)
        result.end = unfinished;
    return result;
}

Translation TranslationDraft::partial() const
{
    auto result = m_translation;
    result.attention = m_rows.map(m_model.configuration().model);
    result.text = joinTokens(result.target, m_model.configuration().data.tokenizer);
    if (m_open)
        result.end = TranslationEnd::MaximumLength;
    return result;
}

} // namespace attentoscope
