// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>

namespace attentoscope::ui {

/// Who made the attention of a given translation.
enum class AttentionOf : std::uint8_t { Model, OtherSystem };

/// A sentence with a translation that the model did not choose.
struct GivenTranslation
{
    QString source; ///< sentence as written
    std::string target; ///< translation as written
    Translation shown; ///< if its attention is empty, the model is asked for it
    AttentionOf of = AttentionOf::Model;
};

/// A sentence and the user's constraints on its translation, so that they can be restored later.
struct ForcedState
{
    QString sentence;
    Constraints constraints;
    std::optional<GivenTranslation> given;
};

/// The constraints of a translation. A request with them keeps them and translates the rest anew.
[[nodiscard]] Constraints constraintsOf(const Translation& translation);

/// Changes one step. Everything before the step is kept; everything after it becomes free. Other constraints of the
/// step are kept, and so are forced rows of the encoder, which belong to no step.
[[nodiscard]] Constraints withWord(const Translation& translation, std::size_t position, std::string word);
[[nodiscard]] Constraints withoutWord(const Translation& translation, std::size_t position);
[[nodiscard]] Constraints withRow(const Translation& translation, std::size_t position, std::size_t column);
[[nodiscard]] Constraints withoutRow(const Translation& translation, std::size_t position);

/// Forces the attention of `count` steps, which are the pieces of a word, onto a source token. With a head, forces rows
/// of that head onto a column. If all of them are already forced there, frees them. All steps read the encoder's
/// output, so a change in the encoder frees all words and rows of the target. None if a row does not exist, or if the
/// cell belongs to a later word.
[[nodiscard]] std::optional<Constraints> withCell(
    const Translation& translation, int row, int column, std::optional<AttentionHead> head = {}, int rows = 1);

[[nodiscard]] bool isForcedWord(const Translation& translation, std::size_t position);
/// The column onto which the attention of a step was forced.
[[nodiscard]] std::optional<std::size_t> forcedColumn(const Translation& translation, std::size_t position);
/// Whether the attention of a step was forced, for all heads or for one.
[[nodiscard]] bool isAttentionForced(const Translation& translation, std::size_t position);

struct ForcedCount
{
    int words = 0;
    int rows = 0;
    [[nodiscard]] bool isNone() const { return words + rows == 0; }
};
[[nodiscard]] ForcedCount countForced(const Translation& translation);

} // namespace attentoscope::ui
