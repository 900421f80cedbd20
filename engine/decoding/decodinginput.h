// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/translation.h"

#include <map>
#include <optional>
#include <span>

namespace attentoscope {

/// A sentence that the model can read: its tokens from the pipeline, and their ids without markers.
struct PreparedSentence
{
    std::vector<TextToken> tokens;
    std::vector<std::int32_t> ids;
};

/// Cuts the text into tokens of `vocabulary`, which is the model's source or target vocabulary; this decides the side.
PreparedSentence prepare(const TranslationModel& model, const Vocabulary& vocabulary, std::string_view text);

/// The sentence of these tokens, without markers. Tokens that were unknown to the model get the unknown id, even if
/// another word was written for them.
PreparedSentence sentenceOf(const Vocabulary& vocabulary, const std::vector<Token>& tokens);

/// Puts sentences into one batch; `targets` is empty or as long as `sources`.
Batch makeBatch(const TranslationModel& model, std::span<const PreparedSentence> sources,
    std::span<const PreparedSentence> targets);

/// The tokens that the model reads, with start and end markers if the configuration has them.
std::vector<Token> sourceTokens(const TranslationModel& model, const PreparedSentence& sentence);

/// A chosen target word as a token; `previous` is the id before it.
Token targetToken(const TranslationModel& model, std::int32_t previous, std::int32_t id);

/// A target of the model without special tokens, spaced as people write it.
std::string joinTokens(const TranslationModel& model, const std::vector<Token>& tokens);

/// The reference that a translation is compared with: `target` after the normalisation of the training data (Unicode
/// NFC, data_recipe, lowercase, strip_accents), with one space between words. A model without errors prints exactly
/// this. The vocabulary is not used: words that the model does not know stay as they are.
std::string comparedReference(const TranslationModel& model, std::string_view target);

/// A target word that is fixed before decoding reaches its position.
struct SettledWord
{
    std::int32_t id;
    std::string text; ///< the word as typed, because it may not be in the vocabulary
    ChosenBy chosenBy;
};

/// Constraints in the form that the decoders need, by target position.
struct PreparedConstraints
{
    std::map<std::size_t, SettledWord> words;
    std::map<std::size_t, std::int64_t> columns; ///< forced columns of all heads
    std::vector<ForcedRow> heads = {}; ///< copied into the translations; ForcedHeads applies them

    /// Null if the model chooses the word.
    const SettledWord* wordAt(std::size_t position) const;
    /// Returns none if the attention is free.
    std::optional<std::int64_t> columnAt(std::size_t position) const;
};

/// Looks words up and checks rows against the sentence. These are InvalidSetting errors: a word that is empty after
/// tokenising, a source token that does not exist, and a row for a model without attention. ForcedHeads checks rows of
/// single heads.
Result<std::shared_ptr<const PreparedConstraints>> prepare(
    const TranslationModel& model, const Constraints& constraints, const PreparedSentence& source);

/// The column to which all attention of a row was forced in the translation; none if it was free.
std::optional<std::size_t> forcedColumn(const Translation& translation, std::size_t row);

} // namespace attentoscope
