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

/// What is taken away from a model to see how much its translation needs it.
enum class Disturbance : std::uint8_t {
    ZeroVector, ///< the vector of a source word is zero; its position stays
    UnknownWord, ///< <unk> is read in place of a source word
    NeighboursMean, ///< the mean of the vectors before and after a source word is read in its place
    CutOut, ///< the sentence is read without a source word
    LargestMoved, ///< in a row of attention the largest weight goes to the column with the second largest
    MadeEven, ///< all columns of a row of attention have the same weight
};

/// What files and command lines call each of them, in the order of their values.
inline constexpr std::array disturbanceNames{"zero", "unk", "mean", "cut", "moved", "even"};

/// Whether a source word is taken away; otherwise a row of attention is changed.
constexpr bool erasesWords(Disturbance disturbance)
{
    return disturbance <= Disturbance::CutOut;
}

struct ErasureRequest
{
    std::uint64_t id = 0; ///< the answer carries it back
    Translation translation; ///< the words of both sides are read, and which heads are off
    Disturbance disturbance = Disturbance::ZeroVector;
    /// Of a Transformer: the head whose rows are changed; none: all cross heads. Not read where words are erased.
    std::optional<AttentionHead> head;
};

/// What the log probability of each target word loses when a source word, or a row of attention, is taken away. All of
/// it is in whole words, because all pieces of a word are taken away together.
struct Erasure
{
    std::uint64_t id = 0;
    std::int64_t step = 0; ///< optimiser steps the model has seen
    Disturbance disturbance = Disturbance::ZeroVector;
    std::optional<AttentionHead> head; ///< whose rows were changed
    /// The words of both sides, with the attention and the cross heads of the translation that nothing is taken from.
    Translation words;
    std::vector<Token> disturbed; ///< words of the source, or of the rows that were changed; a column of `change` each
    /// log p before − after, in nats: a row for each target word. The column of a source marker is zero, because it
    /// stays.
    AttentionMap change;
};

/// How long what each column gives is: of a head ‖v(j) W_o‖, of recurrent attention the annotation's ‖h(j)‖. Times the
/// weight it is how much the column brings (Kobayashi and others 2020).
struct ValueLengths
{
    struct OfHead
    {
        AttentionHead id;
        std::vector<float> columns; ///< as the head's map has them
    };
    std::int64_t step = 0; ///< optimiser steps the model has seen
    std::vector<float> annotations; ///< of recurrent attention
    std::vector<OfHead> heads; ///< of a Transformer: encoder, cross, decoder; then by layer and head
};

/// The translation with α times the length in place of each weight α. The row of a Transformer is the mean over the
/// cross heads of its last layer. Heads without lengths are left out.
Translation timesValues(const Translation& translation, const ValueLengths& lengths);

/// Translates from each layer of a Transformer's encoder, as if it were the last (DecoderLens, Langedijk and others
/// 2023).
struct LayersRequest
{
    std::uint64_t id = 0; ///< the answer carries it back
    ComparedModel model;
    TranslationRequest translation;
};

struct LayerTranslations
{
    std::uint64_t id = 0;
    std::int64_t step = 0; ///< optimiser steps the model has seen
    std::vector<Translation> layers; ///< from layer 1, 2, …; the last is the usual translation
};

} // namespace attentoscope
