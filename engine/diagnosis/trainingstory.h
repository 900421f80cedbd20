// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/keptheads.h"
#include "engine/types/message.h"
#include "engine/types/translation.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace attentoscope {

/// A kept picture of one sentence, as far as its story needs it.
struct ToldMoment
{
    std::int64_t step = 0;
    bool forced = false; ///< the words were given, so only the place where a row looks can change
    std::vector<std::string> words; ///< one a row
    /// Where each row has most of its weight; "": nowhere in particular. Empty without attention.
    std::vector<std::string> lookedAt;
    std::vector<float> evenness; ///< of each head, in the order of heads(); of a model without heads one; empty: none
};

/// How even the rows of a map are: a row's entropy divided by the largest that it can have, the mean over all rows that
/// have two columns or more. 0: all weight is on one word; 1: it is spread evenly. 1 where there is no such row.
float rowEvenness(const AttentionMap& map);

/// The same for each of the heads that were kept of a sentence with so many tokens: encoder, cross, decoder, by layer
/// and head.
std::vector<float> headEvenness(const KeptHeads& kept, std::size_t sourceTokens, std::size_t targetTokens);

/// The best validation of a run.
struct BestValidation
{
    std::int64_t step = 0;
    double loss = 0.0; ///< nats per target token
    double bleu = 0.0;

    bool operator==(const BestValidation&) const = default;
};

enum class StoryKind : std::uint8_t { Word, Look, SharpHead, BestValidation };

/// Something that happened while a sentence was watched.
struct StoryEvent
{
    std::int64_t step = 0; ///< of the first moment at which it is so
    StoryKind kind = StoryKind::Word;
    Message sentence;
};

// The rules. docs/presenting.md states them.
constexpr std::size_t settledMoments = 3; ///< what stays so for fewer moments is not yet for good
constexpr double settledShare = 0.2; ///< and at least for this share of all steps
constexpr float clearLook = 2.0F; ///< a row looks at a word that has at least so many times an even share
constexpr float sharpEvenness = 0.5F; ///< a head is sharp from here on,
constexpr float bluntEvenness = 0.6F; ///< until it is less sharp than this
constexpr float wasBluntEvenness = 0.7F; ///< and only one that was this blunt before has become sharp

/// The events of one sentence, by step: each row that took its last word, or looks where it looks, for good; each head
/// that became sharp for good; the best validation, if it is among the moments' steps. `moments` are in the order of
/// their steps, `counts` the model's heads.
std::vector<StoryEvent> trainingStory(
    std::span<const ToldMoment> moments, const HeadCounts& counts, const std::optional<BestValidation>& best);

/// Events that are drawn as one mark.
struct StoryMark
{
    std::int64_t step = 0; ///< of its last event, so that all of them have happened there
    std::vector<StoryEvent> events; ///< by step
};

/// Gathers events from the last to the first: one that would be drawn nearer than `apart` to a mark joins it.
/// `placeOf` says where a step is drawn, and grows with it.
std::vector<StoryMark> storyMarks(
    std::span<const StoryEvent> events, const std::function<double(std::int64_t step)>& placeOf, double apart);

} // namespace attentoscope
