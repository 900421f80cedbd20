// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headmeasures.h"
#include "engine/types/translation.h"

#include <QString>

#include <span>

namespace attentoscope::ui {

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
