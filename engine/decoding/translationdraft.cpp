// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/translationdraft.h"

#include <cmath>

namespace attentoscope {

TranslationDraft::TranslationDraft(
    const TranslationModel& model, const PreparedSentence& source, const DecodingOptions& options)
    : m_model(model)
    , m_options(options)
    , m_rows(sourceTokens(model, source).size())
    , m_maximumLength(static_cast<std::size_t>(
          options.maximumLength > 0 ? options.maximumLength : 2 * static_cast<int>(source.ids.size()) + 10))
    , m_open(!source.ids.empty())
{
    m_translation.step = model.step;
    m_translation.source = sourceTokens(model, source);
    m_translation.end = TranslationEnd::MaximumLength;
}

void TranslationDraft::append(std::int32_t word, double logProbability, const AttendedStep& step)
{
    if (step.weights.defined())
        m_rows.append(step.weights);
    if (step.centre.defined())
        m_rows.appendCentre(step.centre.item<float>());
    auto token = targetToken(m_model, m_previous, word);
    if (token.unknown && m_options.unknownWords == UnknownWords::CopySource)
        if (const auto* copied = m_rows.heaviest(m_translation.source))
            token.text = copied->text;
    m_translation.target.push_back(std::move(token));
    m_translation.probabilities.push_back(static_cast<float>(std::exp(logProbability)));
    m_translation.score += logProbability;
    m_previous = word;
    if (word == Vocabulary::end)
        m_translation.end = TranslationEnd::EndToken;
    m_open = word != Vocabulary::end && m_translation.target.size() < m_maximumLength;
}

Translation TranslationDraft::translation(TranslationEnd unfinished) const
{
    auto result = m_translation;
    result.attention = m_rows.map(m_model.configuration().model);
    result.text = joinTokens(result.target, m_model.configuration().data.tokenizer);
    if (m_open)
        result.end = unfinished;
    return result;
}

} // namespace attentoscope
