// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/types/translation.h"

#include <map>
#include <optional>
#include <span>

namespace attentoscope {

/// A sentence that the model can read: its tokens, and their ids without markers.
struct PreparedSentence
{
    std::vector<TextToken> tokens;
    std::vector<std::int32_t> ids;
};

/// Cuts the text into tokens of `vocabulary`. It must be the model's source or target vocabulary, because that tells
/// the side of the text.
PreparedSentence prepare(const TranslationModel& model, const Vocabulary& vocabulary, std::string_view text);

/// The sentence of these tokens, without markers. If a token was unknown to the model, it gets the unknown id, even if
/// another word was written in its place.
PreparedSentence sentenceOf(const Vocabulary& vocabulary, const std::vector<Token>& tokens);

/// Puts sentences into one batch; `targets` is empty or as long as `sources`.
Batch makeBatch(const TranslationModel& model, std::span<const PreparedSentence> sources,
    std::span<const PreparedSentence> targets);

/// The tokens that the model reads, with start and end markers if the configuration has them.
std::vector<Token> sourceTokens(const TranslationModel& model, const PreparedSentence& sentence);

/// A chosen target word as a token. `previous` is the id of the word before it.
Token targetToken(const TranslationModel& model, std::int32_t previous, std::int32_t id);

/// A target of the model without special tokens, spaced as people write it.
std::string joinTokens(const TranslationModel& model, const std::vector<Token>& tokens);

/// The reference with which a translation is compared: `target` after the normalisation of the training data (Unicode
/// NFC, data_recipe, lowercase, strip_accents), with one space between words. A perfect model would print exactly this.
/// The vocabulary is not used: words that the model does not know stay as they are.
std::string comparedReference(const TranslationModel& model, std::string_view target);

/// A target word that is known before decoding reaches its position.
struct SettledWord
{
    std::int32_t id;
    std::string text; ///< the word as typed, because it may not be in the vocabulary
    ChosenBy chosenBy;
};

/// Constraints by target position, as the decoders need them.
struct PreparedConstraints
{
    std::map<std::size_t, SettledWord> words;
    std::map<std::size_t, std::int64_t> columns; ///< forced columns of all heads
    std::vector<ForcedRow> heads = {}; ///< copied into the translations; ForcedHeads applies them

    /// The word at this position; null if the model chooses it.
    const SettledWord* wordAt(std::size_t position) const;
    /// The forced column of this position; none if its attention is free.
    std::optional<std::int64_t> columnAt(std::size_t position) const;
};

/// Looks words up, and checks rows against the sentence. It is an InvalidSetting error if a word is empty after
/// tokenising, if a source token does not exist, or if there is a row for a model without attention. ForcedHeads checks
/// rows of single heads.
Result<std::shared_ptr<const PreparedConstraints>> prepare(
    const TranslationModel& model, const Constraints& constraints, const PreparedSentence& source);

/// The column to which a row of the translation was forced; none if it was free.
std::optional<std::size_t> forcedColumn(const Translation& translation, std::size_t row);

} // namespace attentoscope
