// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headmeasures.h"
#include "engine/types/translation.h"

#include <QString>

#include <span>
#include <vector>

namespace attentoscope::ui {

/// The tokens that the decoder has read: the start token, then the target without its last token.
[[nodiscard]] std::vector<Token> readTokens(const Translation& translation);
/// The words for the rows, and for the columns, of a kind's maps.
[[nodiscard]] std::vector<Token> rowTokens(const Translation& translation, HeadKind kind);
[[nodiscard]] std::vector<Token> columnTokens(const Translation& translation, HeadKind kind);

/// Returns null if the translation has no such head.
[[nodiscard]] const HeadMap* findHead(const Translation& translation, AttentionHead head);

/// The translation with the mean of `heads` as its map, for the heatmap. The heads are of one kind. Rows and columns
/// have the words of that kind. Links, choices and the beam belong to source and target, so only cross heads keep them.
/// Without heads, the translation is unchanged. Maps whose size differs from that of the first are left out. For a
/// single head, the choices include its own forced rows.
[[nodiscard]] Translation withHeads(const Translation& translation, std::span<const AttentionHead> heads);

/// The column with most of a head's weight.
struct StrongestColumn
{
    int column = 0;
    double share = 0.0; ///< share of the whole weight
};
[[nodiscard]] StrongestColumn strongestColumn(const AttentionMap& map);

/// Texts about heads, for people and for screen readers.

/// The measures of a head; null if it was not measured at that time.
[[nodiscard]] const MeasuredHead* findMeasured(const HeadReport* report, AttentionHead head);
[[nodiscard]] QString kindName(HeadKind kind); ///< such as "Encoder"
[[nodiscard]] QString kindCaption(HeadKind kind); ///< such as "Encoder: source words to source words"
[[nodiscard]] QString headName(AttentionHead head); ///< such as "Encoder, layer 2, head 3"
[[nodiscard]] QString bestHeadText(const BestReading& best); ///< why the head is marked, such as "aligns best"
/// Describes the heatmap of a translation with heads: one head, the mean of several, or the model's own map if no heads
/// are given.
[[nodiscard]] QString headsTitle(std::span<const AttentionHead> heads, const std::optional<BestReading>& best = {});
/// The head's name, its measured behaviour, and the word with most of its weight. `measured` may be null.
[[nodiscard]] QString headReading(const Translation& translation, const HeadMap& head,
    const HeadReport* measured = nullptr, const std::optional<BestReading>& best = {});

} // namespace attentoscope::ui
