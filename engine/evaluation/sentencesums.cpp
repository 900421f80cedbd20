// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/sentencesums.h"

#include "engine/metrics/bleu.h"

namespace attentoscope {

void SentenceSums::addForced(const Translation& forced)
{
    m_nats -= forced.score;
    m_tokens += forced.target.size();
}

void SentenceSums::addTexts(const std::string& translation, const std::string& reference)
{
    m_translations.push_back(translation);
    m_references.push_back(reference);
}

std::optional<double> SentenceSums::loss() const
{
    return m_tokens == 0 ? std::nullopt : std::optional(m_nats / static_cast<double>(m_tokens));
}

std::optional<double> SentenceSums::bleu() const
{
    return m_translations.empty() ? std::nullopt : std::optional(attentoscope::bleu(m_translations, m_references));
}

} // namespace attentoscope
