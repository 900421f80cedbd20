// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/attentionrows.h"
#include "engine/decoding/preparedsentence.h"

namespace attentoscope {

struct DecodingOptions
{
    int maximumLength = 0; ///< target tokens; 0: twice the source length plus ten
    UnknownWords unknownWords = UnknownWords::Keep;
    int beam = 1; ///< hypotheses that are followed side by side
};

/// One step of one sentence: the weights (S, then padding) that its word was chosen with, if the model attends, and
/// p(t) of local kinds.
struct AttendedStep
{
    torch::Tensor weights;
    torch::Tensor centre;
};

/// The translation of one sentence while its words are chosen.
class TranslationDraft
{
public:
    TranslationDraft(const TranslationModel& model, const PreparedSentence& source, const DecodingOptions& options);

    /// The next word; `logProbability` is in nats. The end token or the greatest length closes the draft.
    void append(std::int32_t word, double logProbability, const AttendedStep& step);

    bool isOpen() const { return m_open; }
    std::int32_t previousWord() const { return m_previous; }
    std::size_t maximumLength() const { return m_maximumLength; }

    /// As it stands; `unfinished` is the reason why an open one ends here.
    Translation translation(TranslationEnd unfinished) const;

private:
    const TranslationModel& m_model;
    DecodingOptions m_options;
    Translation m_translation;
    AttentionRows m_rows;
    std::size_t m_maximumLength;
    std::int32_t m_previous = Vocabulary::start;
    bool m_open;
};

} // namespace attentoscope
