// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/heads.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

struct Translation;

/// Who chose a word of a translation.
enum class ChosenBy : std::uint8_t {
    Model,
    Person, ///< a person has forced it
    Before, ///< the model had chosen it, and it is kept because something after it was forced
};

/// A target word that is known before decoding reaches it.
struct ForcedWord
{
    std::size_t position = 0; ///< position in the target, counted from 0
    std::string word; ///< a word of the vocabulary, including "<eos>", or what a person has typed
    ChosenBy chosenBy = ChosenBy::Person;
};

/// A row of attention whose whole weight is on one column, in every cross head or in a single head. If both are forced,
/// the single head's own row is used.
struct ForcedRow
{
    std::size_t position = 0; ///< position of the target word that is chosen at this step, counted from 0; see `head`
    std::size_t column = 0; ///< column of the attention map; see `head`
    /// For a Transformer: position and column are row and column of this head's HeadMap. None: every head that attends
    /// to the source.
    std::optional<AttentionHead> head;

    bool operator==(const ForcedRow&) const = default;
};

/// Decisions that a person made in place of the model. The model chooses everything else, and takes these decisions
/// into account.
struct Constraints
{
    /// At most one for each position. If the tokenizer cuts a typed word, its other tokens have the next positions.
    std::vector<ForcedWord> words;
    std::vector<ForcedRow> rows; ///< if several have the same head and position, the last one is used

    [[nodiscard]] bool isEmpty() const { return words.empty() && rows.empty(); }
};

/// A forced row in command lines and JSON, counted from one: "2:3" forces row 2 of all cross heads onto column 3;
/// "cross.2.3:2:3" does so in one head.
std::string forcedRowText(const ForcedRow& row);

/// ROW:COLUMN or KIND.LAYER.HEAD:ROW:COLUMN, counted from one; none for any other text.
std::optional<ForcedRow> forcedRowFromText(std::string_view text);

/// All rows of a translation that were forced: first those of all heads, then those of single heads.
std::vector<ForcedRow> forcedRows(const Translation& translation);

/// The column onto which this head's row was forced by itself. None if it was not.
std::optional<std::size_t> forcedHeadColumn(const Translation& translation, AttentionHead head, std::size_t row);

} // namespace attentoscope
