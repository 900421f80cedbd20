// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <span>
#include <vector>

namespace attentoscope::ui {

/// The tokens that the decoder has read: the start token, then the target without its last one.
[[nodiscard]] std::vector<Token> readTokens(const Translation& translation);
/// The words of the rows and of the columns of a kind's maps.
[[nodiscard]] std::vector<Token> rowTokens(const Translation& translation, HeadKind kind);
[[nodiscard]] std::vector<Token> columnTokens(const Translation& translation, HeadKind kind);

/// Null: the translation has no such head.
[[nodiscard]] const HeadMap* findHead(const Translation& translation, AttentionHead head);

/// The translation as a heatmap shows it with the mean of `heads`, which are of one kind: its words are those of the
/// kind's rows and columns, and what holds only between source and target (links, choices, the beam) stays with cross
/// heads. No heads: the translation as it is. Maps of another size than the first one are left out. Of one head alone
/// the choices say which of its rows were forced, by themselves too.
[[nodiscard]] Translation withHeads(const Translation& translation, std::span<const AttentionHead> heads);

/// Which column gets the most of a head's weight.
struct StrongestColumn
{
    int column = 0;
    double share = 0.0; ///< of all weight
};
[[nodiscard]] StrongestColumn strongestColumn(const AttentionMap& map);

} // namespace attentoscope::ui
