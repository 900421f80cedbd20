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

/// How links follow from weights. With a threshold of zero, each target word is linked to the source word with its
/// largest weight. Otherwise it is linked to each source word with at least this weight.
struct LinkRule
{
    double threshold = 0.0;
    EndMarks endMarks = EndMarks::TakeLinks; ///< applies without a threshold
    /// 0: a word's row is the one in which it is predicted; 1: the row after it, in which it is read.
    int rowsLater = 0;
    bool operator==(const LinkRule&) const = default;
};

/// The white-space word to which each token belongs, counted from zero. None for special tokens.
std::vector<std::optional<std::size_t>> wordsOfTokens(const std::vector<Token>& tokens);

/// The number of white-space words in a sentence. Special tokens do not count.
std::size_t wordCount(const std::vector<Token>& tokens);

/// Hard links from attention between white-space words, counted from zero. The weights of a word's tokens are added on
/// the source side and averaged on the target side. Then the rule decides. If it uses the largest weight, and end marks
/// take links, a word whose largest weight is on a start or end token has no link. These tokens themselves have no
/// links.
std::vector<AlignmentLink> linksOfMap(
    const Translation& translation, const AttentionMap& map, const LinkRule& rule = {});

/// The links from a reading. Empty if the translation lacks its heads.
std::vector<AlignmentLink> linksOfReading(const Translation& translation, const AlignmentReading& reading);

std::vector<AlignmentLink> linksFromAttention(const Translation& translation, const LinkRule& rule = {});

/// The counts from which the alignment error rate follows. Och and Ney 2003: AER = 1 − (|A∩S| + |A∩P|) / (|A| + |S|),
/// where P includes S. Counts of several sentences are added.
struct AlignmentCounts
{
    std::size_t links = 0; ///< |A|
    std::size_t sure = 0; ///< |S|
    std::size_t inSure = 0; ///< |A∩S|
    std::size_t inPossible = 0; ///< |A∩P|

    AlignmentCounts& operator+=(const AlignmentCounts& other);
    [[nodiscard]] double errorRate() const; ///< in 0–1; 0 if nothing was counted
};

/// Repeated links count once.
AlignmentCounts countAlignment(const std::vector<AlignmentLink>& links, const GoldAlignment& gold);

} // namespace attentoscope
