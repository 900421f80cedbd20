// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/attentionhead.h"

#include <array>
#include <cstddef>
#include <optional>

namespace attentoscope {

/// What a head does, as far as its measures tell. A mark is a start or end token.
enum class HeadRole : std::uint8_t {
    None,
    Alignment,
    PreviousWord,
    SameWord,
    NextWord,
    StartMark,
    FirstWord,
    EndMark,
    LastWord,
    SpreadOut,
};

/// Where a head looks, over the rows of words of many sentences (headsums.h). A share is the mean over the rows that
/// have such a position; none: no row has one.
struct HeadMeasures
{
    std::size_t rows = 0;
    double entropy = 0.0; ///< bits, the mean over all rows
    double evenness = 0.0; ///< a row's entropy divided by the largest that it can have, the mean over all rows
    std::optional<double> previous; ///< 0–1, as all shares
    std::optional<double> same;
    std::optional<double> next;
    std::optional<double> first;
    std::optional<double> last;
    bool firstIsMark = false; ///< of every sentence
    bool lastIsMark = false;
    std::optional<double> errorRate; ///< AER of a cross head; none without gold links
};

/// What a model is without a head.
struct WithoutHead
{
    double loss = 0.0; ///< nats per target token
    std::optional<double> bleu; ///< 0–100; none: nothing was translated
};

/// A row of the table of heads.
struct MeasuredHead
{
    AttentionHead head;
    HeadMeasures measures;
    HeadRole role = HeadRole::None;
    std::optional<WithoutHead> without; ///< where it was measured
};

/// The rules by which heads are named, the first that fits. docs/attention.md states them.
constexpr double alignmentErrorLimit = 0.3; ///< a head that aligns has at most this error rate
constexpr double namingShare = 0.5; ///< a position that names a head has at least this share of the weight
constexpr double spreadOutEvenness = 0.9; ///< a head is spread out from here on

inline HeadRole roleOf(const HeadMeasures& measures)
{
    struct Position
    {
        std::optional<double> share;
        HeadRole role;
    };
    if (measures.errorRate && *measures.errorRate <= alignmentErrorLimit)
        return HeadRole::Alignment;
    const std::array positions{Position{measures.previous, HeadRole::PreviousWord},
        Position{measures.same, HeadRole::SameWord}, Position{measures.next, HeadRole::NextWord},
        Position{measures.first, measures.firstIsMark ? HeadRole::StartMark : HeadRole::FirstWord},
        Position{measures.last, measures.lastIsMark ? HeadRole::EndMark : HeadRole::LastWord}};
    Position largest{namingShare, HeadRole::None};
    for (const auto& position : positions)
        if (position.share
            && (largest.role == HeadRole::None ? *position.share >= namingShare : position.share > largest.share))
            largest = position;
    if (largest.role != HeadRole::None)
        return largest.role;
    return measures.evenness >= spreadOutEvenness ? HeadRole::SpreadOut : HeadRole::None;
}

} // namespace attentoscope
