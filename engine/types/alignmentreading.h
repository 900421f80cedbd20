// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/heads.h"
#include "engine/types/message.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace attentoscope {

struct AttentionMap;
struct Translation;

/// Whether a word has no link where a start or end token has more of its weight than every word.
enum class EndMarks : std::uint8_t { TakeLinks, Aside };
/// As JSON and files call it.
inline constexpr std::array<std::string_view, 2> endMarksNames{"take-links", "aside"};

/// How an alignment is read off the cross heads of a Transformer.
struct AlignmentReading
{
    int layer = 0; ///< counted from one; 0: the mean of all layers
    int head = 0; ///< counted from one; 0: the mean of the layer
    EndMarks endMarks = EndMarks::TakeLinks;
    int rowsLater = 0; ///< 0: the row that predicts a word; 1: the row in which the decoder has read it

    bool operator==(const AlignmentReading&) const = default;

    [[nodiscard]] bool takes(const AttentionHead& of) const; ///< whether the head is read, alone or in the mean
    [[nodiscard]] std::vector<AttentionHead> headsIn(const Translation& translation) const;
};

/// What people read: "mean of layer 2, end marks aside".
Message readingText(const AlignmentReading& reading);

/// A reading that was chosen by its error rate on some sentences, and how it does on others.
struct ChosenReading
{
    AlignmentReading reading;
    double errorRate = 0.0; ///< AER on sentences that did not choose
    double lastLayerRate = 0.0; ///< of the mean of the last layer, which nobody chose, on the same sentences
    std::size_t choosing = 0; ///< sentences that chose
    std::size_t sentences = 0; ///< those that did not
};

/// The mean of the weights of some heads of a translation. Maps of another size than the first one are left out, and
/// heads that it does not have. Empty without any.
AttentionMap meanOf(const Translation& translation, std::span<const AttentionHead> heads);

} // namespace attentoscope
