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

/// A kept picture of one sentence, as its story needs it.
struct ToldMoment
{
    std::int64_t step = 0;
    bool forced = false; ///< if the words were given, only the place where a row looks can change
    std::vector<std::string> words; ///< one word for each row
    /// For each row, the word with most of its weight; "" if there is no clear one. Empty without attention.
    std::vector<std::string> lookedAt;
    /// Of each head, in the order of heads(); a single number for a model without heads; empty without attention.
    std::vector<float> evenness;
};

/// The evenness of a map's rows: a row's entropy divided by the largest possible entropy. It is the mean over all rows
/// with two or more columns. 0: all weight is on one word. 1: the weight is spread evenly, or there is no such row.
float rowEvenness(const AttentionMap& map);

/// The evenness of each head that was kept for a sentence with this number of tokens: encoder, cross, decoder, then by
/// layer and head.
std::vector<float> headEvenness(const KeptHeads& kept, std::size_t sourceTokens, std::size_t targetTokens);

/// The best validation of a run.
struct BestValidation
{
    std::int64_t step = 0;
    double loss = 0.0; ///< nats per target token
    std::optional<double> bleu; ///< none if it means nothing

    bool operator==(const BestValidation&) const = default;
};

enum class StoryKind : std::uint8_t { Word, Look, SharpHead, BestValidation };

/// Something that happened while a sentence was watched.
struct StoryEvent
{
    std::int64_t step = 0; ///< the moment from which it stays so
    StoryKind kind = StoryKind::Word;
    Message sentence;
};

// The rules. docs/presenting.md states them.
constexpr std::size_t settledMoments = 3; ///< a state that lasts for fewer moments is not final
constexpr double settledShare = 0.2; ///< a final state lasts for at least this share of all steps
constexpr float clearLook = 2.0F; ///< a row clearly looks at a word with at least this many times the even share
constexpr float sharpEvenness = 0.5F; ///< a head is sharp from this evenness down …
constexpr float bluntEvenness = 0.6F; ///< … until its evenness is above this
constexpr float wasBluntEvenness = 0.7F; ///< a head has become sharp only if its evenness was this high before

/// The events of one sentence, by step. They are: a row got its final word, or looks where it finally looks; a head
/// became sharp for good; the best validation, if it is at one of the moments. `moments` are ordered by step. `counts`
/// has the model's numbers of heads.
std::vector<StoryEvent> trainingStory(
    std::span<const ToldMoment> moments, const HeadCounts& counts, const std::optional<BestValidation>& best);

/// Events that are drawn as one mark.
struct StoryMark
{
    std::int64_t step = 0; ///< step of its last event, when all of them have happened
    std::vector<StoryEvent> events; ///< ordered by step
};

/// Joins events into marks, from the last to the first. An event whose place is nearer than `apart` to a mark joins it.
/// `placeOf` gives the place of a step, and grows with the step.
std::vector<StoryMark> storyMarks(
    std::span<const StoryEvent> events, const std::function<double(std::int64_t step)>& placeOf, double apart);

} // namespace attentoscope
