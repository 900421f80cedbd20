// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/translation.h"

#include <span>

namespace attentoscope {

/// A sentence on its way into the model: its tokens as the pipeline cuts them, and their ids without markers.
struct PreparedSentence
{
    std::vector<TextToken> tokens;
    std::vector<std::int32_t> ids;
};

/// `vocabulary` is one of the model's, and says which side the text is of.
PreparedSentence prepare(const TranslationModel& model, const Vocabulary& vocabulary, std::string_view text);

/// The sentence of these tokens, markers left out. A word that the model did not know is unknown again, whatever was
/// written in its place.
PreparedSentence sentenceOf(const Vocabulary& vocabulary, const std::vector<Token>& tokens);

/// Puts sentences into one batch; `targets` is empty or as long as `sources`.
Batch makeBatch(const TranslationModel& model, std::span<const PreparedSentence> sources,
    std::span<const PreparedSentence> targets);

/// The tokens as the model sees them, start and end markers included as the configuration says.
std::vector<Token> sourceTokens(const TranslationModel& model, const PreparedSentence& sentence);

/// A chosen target word as a token; `previous` is the id before it.
Token targetToken(const TranslationModel& model, std::int32_t previous, std::int32_t id);

/// The target without special tokens, written as people write it.
std::string joinTokens(const std::vector<Token>& tokens, TokenizerKind tokenizer);

} // namespace attentoscope
