// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/comparison.h"
#include "engine/types/heads.h"
#include "engine/types/translation.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// What is removed or changed to see how much a translation needs it.
enum class Disturbance : std::uint8_t {
    ZeroVector, ///< the vector of a source word becomes zero; its position stays
    UnknownWord, ///< <unk> is read in place of a source word
    NeighboursMean, ///< a source word is replaced by the mean of the vectors before and after it
    CutOut, ///< the model reads the sentence without a source word
    LargestMoved, ///< in a row of attention, the largest weight moves to the column with the second largest
    MadeEven, ///< all columns of a row of attention have the same weight
};

/// The names in files and command lines, in the order of the values.
inline constexpr std::array disturbanceNames{"zero", "unk", "mean", "cut", "moved", "even"};

/// Whether a source word is removed. Otherwise a row of attention is changed.
constexpr bool erasesWords(Disturbance disturbance)
{
    return disturbance <= Disturbance::CutOut;
}

struct ErasureRequest
{
    std::uint64_t id = 0; ///< the answer has the same id
    Translation translation; ///< the words of both sides, and the heads that are off
    Disturbance disturbance = Disturbance::ZeroVector;
    /// For a Transformer: the head whose rows are changed; none: all cross heads. Not used if words are erased.
    std::optional<AttentionHead> head;
};

/// How much the log probability of each target word falls when a source word is removed or a row of attention is
/// changed. Everything is in whole words, because all pieces of a word are removed together.
struct Erasure
{
    std::uint64_t id = 0;
    std::int64_t step = 0; ///< number of optimiser steps of the model
    Disturbance disturbance = Disturbance::ZeroVector;
    std::optional<AttentionHead> head; ///< head whose rows were changed
    /// The words of both sides, with the attention and the cross heads of the undisturbed translation.
    Translation words;
    std::vector<Token> disturbed; ///< the source words, or words of the changed rows; `change` has a column for each
    /// log p before − log p after, in nats, with a row for each target word. The column of a source marker is zero,
    /// because markers stay.
    AttentionMap change;
};

/// The lengths of the vectors that weights multiply: ‖v(j) W_o‖ for a head, ‖h(j)‖ of the annotation for recurrent
/// attention. Weight times length is how much a column contributes (Kobayashi and others 2020).
struct ValueLengths
{
    struct OfHead
    {
        AttentionHead id;
        std::vector<float> columns; ///< in the order of the columns of the head's map
    };
    std::int64_t step = 0; ///< number of optimiser steps of the model
    std::vector<float> annotations; ///< for recurrent attention
    std::vector<OfHead> heads; ///< for a Transformer: encoder, cross, decoder; then by layer and head
};

/// The translation with each weight α replaced by α times the length. For a Transformer, the rows are the mean over the
/// cross heads of its last layer. Heads without lengths are left out.
Translation timesValues(const Translation& translation, const ValueLengths& lengths);

/// Translates from each layer of a Transformer's encoder, as if it were the last one (DecoderLens, Langedijk and others
/// 2023).
struct LayersRequest
{
    std::uint64_t id = 0; ///< the answer has the same id
    ComparedModel model;
    TranslationRequest translation;
};

struct LayerTranslations
{
    std::uint64_t id = 0;
    std::int64_t step = 0; ///< number of optimiser steps of the model
    std::vector<Translation> layers; ///< from layer 1, 2, …; the last one is the usual translation
};

} // namespace attentoscope
