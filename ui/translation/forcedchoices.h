// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>

namespace attentoscope::ui {

/// The origin of the attention in a given translation.
enum class AttentionOf : std::uint8_t { Model, OtherSystem };

/// A sentence with a given translation, which the model did not choose.
struct GivenTranslation
{
    QString source; ///< as written
    std::string target; ///< as written
    Translation shown; ///< its attention may be empty; the model is then asked for it
    AttentionOf of = AttentionOf::Model;
};

/// A sentence with the user's constraints on its translation, which is enough to restore them later.
struct ForcedState
{
    QString sentence;
    Constraints constraints;
    std::optional<GivenTranslation> given;
};

/// The constraints of a translation. If it is requested again with them, they are kept and the rest is decoded anew.
[[nodiscard]] Constraints constraintsOf(const Translation& translation);

/// Changes one step. Everything before the step is kept, and everything after it is free again. Other constraints of
/// the step are kept. Forced rows of the encoder belong to no step and are kept.
[[nodiscard]] Constraints withWord(const Translation& translation, std::size_t position, std::string word);
[[nodiscard]] Constraints withoutWord(const Translation& translation, std::size_t position);
[[nodiscard]] Constraints withRow(const Translation& translation, std::size_t position, std::size_t column);
[[nodiscard]] Constraints withoutRow(const Translation& translation, std::size_t position);

/// Forces the attention of so many steps, those of the pieces of a word, onto a source token, or these rows of one head
/// onto a column. If all are forced there already, frees them. All steps read the encoder's output: after a change
/// there, all words and rows of the target are free again. None if a row does not exist, or if the cell belongs to a
/// later word.
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
