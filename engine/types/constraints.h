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
    Person, ///< forced
    Before, ///< chosen by the model earlier, and kept because something after it was forced
};

/// A target word that is fixed before decoding comes to it.
struct ForcedWord
{
    std::size_t position = 0; ///< in the target, counted from 0
    std::string word; ///< a word of the vocabulary, "<eos>" too, or what a person typed
    ChosenBy chosenBy = ChosenBy::Person;
};

/// A row of attention whose whole weight goes to one column: of every cross head, or of one head alone. Where both are
/// forced, the head's own row counts.
struct ForcedRow
{
    std::size_t position = 0; ///< of the target word that is chosen at this step, counted from 0; see `head`
    std::size_t column = 0; ///< of the attention map; see `head`
    /// Of a Transformer: position and column are row and column of its HeadMap. None: of every head that attends to the
    /// source.
    std::optional<AttentionHead> head;

    bool operator==(const ForcedRow&) const = default;
};

/// What a person decided in place of the model. The model chooses everything else, and these choices take the decisions
/// into account.
struct Constraints
{
    /// At most one for each position. If the tokenizer cuts a typed word, it continues at the next positions.
    std::vector<ForcedWord> words;
    std::vector<ForcedRow> rows; ///< of the same head and position, the last one counts

    [[nodiscard]] bool isEmpty() const { return words.empty() && rows.empty(); }
};

/// A forced row as command lines and JSON write it, counted from one: "2:3" is row 2 of all cross heads onto column 3,
/// "cross.2.3:2:3" that of one head.
std::string forcedRowText(const ForcedRow& row);

/// ROW:COLUMN or KIND.LAYER.HEAD:ROW:COLUMN, counted from one; none for any other text.
std::optional<ForcedRow> forcedRowFromText(std::string_view text);

/// Every row that was forced of a translation: of all heads, then of single ones.
std::vector<ForcedRow> forcedRows(const Translation& translation);

/// The column that the row of a head was forced onto by itself; none: it was not.
std::optional<std::size_t> forcedHeadColumn(const Translation& translation, AttentionHead head, std::size_t row);

} // namespace attentoscope
