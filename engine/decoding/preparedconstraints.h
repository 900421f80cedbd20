// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/preparedsentence.h"

#include <map>
#include <optional>

namespace attentoscope {

/// A target word that is fixed before decoding comes to it.
struct SettledWord
{
    std::int32_t id;
    std::string text; ///< as typed, for words that are not in the vocabulary
    ChosenBy chosenBy;
};

/// Constraints in the form that the decoders need, by target position.
struct PreparedConstraints
{
    std::map<std::size_t, SettledWord> words;
    std::map<std::size_t, std::int64_t> columns; ///< of all heads
    std::vector<ForcedRow> heads = {}; ///< that the translations name; ForcedHeads does it

    /// Null: the model chooses the word.
    const SettledWord* wordAt(std::size_t position) const;
    /// None: the attention is free.
    std::optional<std::int64_t> columnAt(std::size_t position) const;
};

/// Looks words up and checks rows against the sentence. These are InvalidSetting errors: a word of which the tokenizer
/// leaves nothing, a source token that does not exist, and a row for a model without attention. Rows of single heads
/// are checked where they are forced.
Result<std::shared_ptr<const PreparedConstraints>> prepare(
    const TranslationModel& model, const Constraints& constraints, const PreparedSentence& source);

/// Where the attention of a row was forced to when the translation was made; none: it was free.
std::optional<std::size_t> forcedColumn(const Translation& translation, std::size_t row);

} // namespace attentoscope
