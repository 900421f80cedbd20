// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>

namespace attentoscope::ui {

/// Whose attention a given translation shows.
enum class AttentionOf : std::uint8_t { Model, OtherSystem };

/// A sentence with a translation that is given, not chosen by the model.
struct GivenTranslation
{
    QString source; ///< as written
    std::string target; ///< as written
    Translation shown; ///< its attention may be empty: the model is asked for it
    AttentionOf of = AttentionOf::Model;
};

/// A sentence with what a person settled of its translation: enough to bring that back later.
struct ForcedState
{
    QString sentence;
    Constraints constraints;
    std::optional<GivenTranslation> given;
};

/// What was settled of a translation; asked for again, it stays while the rest is decoded anew.
[[nodiscard]] Constraints constraintsOf(const Translation& translation);

/// Changes at one step. Everything before it stays as it is, everything after it is free again, and what was forced of
/// the step itself stays unless it is what changes. What was forced of the encoder belongs to no step and stays.
[[nodiscard]] Constraints withWord(const Translation& translation, std::size_t position, std::string word);
[[nodiscard]] Constraints withoutWord(const Translation& translation, std::size_t position);
[[nodiscard]] Constraints withRow(const Translation& translation, std::size_t position, std::size_t column);
[[nodiscard]] Constraints withoutRow(const Translation& translation, std::size_t position);

/// Changes of one head's row, likewise. Every step reads what the encoder makes of the sentence: where it changes, all
/// words and rows of the target are free again.
[[nodiscard]] Constraints withHeadRow(const Translation& translation, const ForcedRow& row);
[[nodiscard]] Constraints withoutHeadRow(const Translation& translation, const ForcedRow& row);

/// With a step's attention forced onto a source token, or the row of one head onto a column; where it is forced so
/// already, with that one freed. None: there is no such row, or the cell is of the future.
[[nodiscard]] std::optional<Constraints> withCell(
    const Translation& translation, int row, int column, std::optional<AttentionHead> head = {});

[[nodiscard]] bool isForcedWord(const Translation& translation, std::size_t position);
/// Where the attention of a step was forced to.
[[nodiscard]] std::optional<std::size_t> forcedColumn(const Translation& translation, std::size_t position);
/// Whether it was, of all heads or of one.
[[nodiscard]] bool isAttentionForced(const Translation& translation, std::size_t position);

struct ForcedCount
{
    int words = 0;
    int rows = 0;
    [[nodiscard]] bool isNone() const { return words + rows == 0; }
};
[[nodiscard]] ForcedCount countForced(const Translation& translation);

} // namespace attentoscope::ui
