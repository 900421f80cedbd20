// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/alignmentreading.h"
#include "engine/types/data.h"
#include "engine/types/translation.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace attentoscope {

/// How links are read off weights. With zero, each target word is linked to the source word with its largest weight.
/// Otherwise it is linked to each source word with at least this weight.
struct LinkRule
{
    double threshold = 0.0;
    EndMarks endMarks = EndMarks::TakeLinks; ///< without a threshold
    int rowsLater = 0; ///< the row of a word is the one in which the word is predicted, or 1 row later, read
    bool operator==(const LinkRule&) const = default;
};

/// The white-space word that each token belongs to, counted from zero; none for special tokens.
std::vector<std::optional<std::size_t>> wordsOfTokens(const std::vector<Token>& tokens);

/// White-space words of a sentence, special tokens not counted.
std::size_t wordCount(const std::vector<Token>& tokens);

/// Hard links from attention, counted in white-space words from zero. The weights of a word's tokens are added on the
/// source side and averaged on the target side. Then the rule decides. If it goes by the largest weight, and end marks
/// take links, a word whose largest weight is on a start or end token has no link. These tokens have no links
/// themselves.
std::vector<AlignmentLink> linksOfMap(
    const Translation& translation, const AttentionMap& map, const LinkRule& rule = {});

/// The links that a reading gives; empty if the translation lacks its heads.
std::vector<AlignmentLink> linksOfReading(const Translation& translation, const AlignmentReading& reading);

std::vector<AlignmentLink> linksFromAttention(const Translation& translation, const LinkRule& rule = {});

/// The counts behind the alignment error rate. Och and Ney 2003: AER = 1 − (|A∩S| + |A∩P|) / (|A| + |S|), where P
/// includes S. For many sentences the counts are added.
struct AlignmentCounts
{
    std::size_t links = 0; ///< |A|
    std::size_t sure = 0; ///< |S|
    std::size_t inSure = 0; ///< |A∩S|
    std::size_t inPossible = 0; ///< |A∩P|

    AlignmentCounts& operator+=(const AlignmentCounts& other);
    [[nodiscard]] double errorRate() const; ///< in 0–1; 0 when nothing was counted
};

/// Repeated links count once.
AlignmentCounts countAlignment(const std::vector<AlignmentLink>& links, const GoldAlignment& gold);

} // namespace attentoscope
