// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

namespace attentoscope::ui {

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
