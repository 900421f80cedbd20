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

/// What happens to a word if a start or end token has more of its weight than any word. TakeLinks: it gets no link.
/// Aside: these tokens are ignored.
enum class EndMarks : std::uint8_t { TakeLinks, Aside };
/// The names in JSON and files.
inline constexpr std::array<std::string_view, 2> endMarksNames{"take-links", "aside"};

/// How an alignment is read from the cross heads of a Transformer.
struct AlignmentReading
{
    int layer = 0; ///< counted from one; 0: the mean of all layers
    int head = 0; ///< counted from one; 0: the mean of the layer
    EndMarks endMarks = EndMarks::TakeLinks;
    int rowsLater = 0; ///< 0: the row that predicts a word; 1: the row in which the decoder has read it

    bool operator==(const AlignmentReading&) const = default;

    [[nodiscard]] bool takes(const AttentionHead& of) const; ///< whether this reading uses the head, alone or in a mean
    [[nodiscard]] std::vector<AttentionHead> headsIn(const Translation& translation) const;
};

/// The reading for people: "mean of layer 2, end marks aside".
Message readingText(const AlignmentReading& reading);

/// A reading that was chosen by its error rate on some sentences, and its results on others.
struct ChosenReading
{
    AlignmentReading reading;
    double errorRate = 0.0; ///< AER on the sentences that were not used to choose
    double lastLayerRate = 0.0; ///< AER of the last layer's mean on the same sentences, for comparison
    std::size_t choosing = 0; ///< number of sentences that were used to choose
    std::size_t sentences = 0; ///< number of the other sentences, which give the results
};

/// The mean of the weights of some heads of a translation. Leaves out heads that the translation lacks, and maps whose
/// size is not that of the first. Empty if none is left.
AttentionMap meanOf(const Translation& translation, std::span<const AttentionHead> heads);

} // namespace attentoscope
