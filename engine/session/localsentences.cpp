// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of LocalSession that measures sentences one by one.
#include "engine/arithmetic/guarded.h"
#include "engine/session/localsession.h"

namespace attentoscope {

Result<void> LocalSession::measureSentences(const SentencesRequest& request, std::stop_token stop)
{
    return guarded([&]() -> Result<void> {
        m_sentences.reset();
        auto table = SentenceTable::make(request, m_corpus, m_model ? m_model->translationModel() : nullptr, stop);
        if (!table)
            return std::unexpected(table.error());
        m_sentences = std::move(*table);
        return {};
    });
}

Result<MeasuredSentences> LocalSession::advanceSentences(std::chrono::milliseconds budget, std::stop_token stop)
{
    if (!m_sentences)
        return failure(ErrorCode::NotReady, "No sentences are being measured. Ask for them first.");
    auto part = guarded([&] { return m_sentences->advance(budget, stop); });
    if (!part || part->complete)
        m_sentences.reset();
    return part;
}

} // namespace attentoscope
