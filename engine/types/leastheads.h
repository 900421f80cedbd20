// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headpatterns.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace attentoscope {

/// Asks how good a model's translations are without each of some heads.
struct HeadTrialsRequest
{
    SentenceSample sample;
    std::vector<AttentionHead> switchedOff; ///< all the time
    std::vector<AttentionHead> tried; ///< one after the other, each beside those that are off; none: no other
};

/// What a model is without one more head.
struct HeadTrial
{
    std::optional<AttentionHead> head; ///< none: without those alone that are off anyway
    double bleu = 0.0; ///< 0–100
    double loss = 0.0; ///< nats per target token
};

struct HeadTrials
{
    std::int64_t step = 0; ///< optimiser steps the model has seen
    std::size_t sentences = 0;
    std::vector<HeadTrial> trials; ///< in the order in which they were asked for
};

/// By how much BLEU may fall below the whole model's.
constexpr double leastHeadsTolerance = 0.5;

/// The heads that a model keeps when those that cost least BLEU are taken out, one after the other.
struct LeastHeads
{
    std::int64_t step = 0;
    std::size_t sentences = 0;
    HeadTrial whole; ///< with all heads
    std::vector<HeadTrial> curve; ///< the heads in the order in which they went; the last one may have cost too much
    std::vector<AttentionHead> kept; ///< the least set

    [[nodiscard]] bool costsTooMuch(const HeadTrial& trial) const
    {
        return trial.bleu < whole.bleu - leastHeadsTolerance;
    }
};

/// Finds the least set greedily: in each round it takes out the head without which BLEU is largest, of equal ones that
/// without which the loss is smallest. It ends when BLEU has fallen by more than the tolerance.
class LeastHeadsSearch
{
public:
    /// Among these heads; the others of the model stay.
    LeastHeadsSearch(const SentenceSample& sample, std::vector<AttentionHead> heads);

    /// The next question, of at most so many trials; none: the set is found.
    [[nodiscard]] std::optional<HeadTrialsRequest> next(std::size_t atOnce) const;
    /// Takes the answer to next().
    void add(const HeadTrials& answer);
    [[nodiscard]] const LeastHeads& found() const { return m_found; }

private:
    void endRound();

    SentenceSample m_sample;
    std::vector<AttentionHead> m_off;
    std::vector<HeadTrial> m_round; ///< the trials of the present round
    bool m_hasWhole = false;
    bool m_isDone = false;
    LeastHeads m_found;
};

/// All heads of a Transformer: encoder, cross, decoder; then by layer and head. None of another model.
std::vector<AttentionHead> allHeads(const ModelConfiguration& model);

} // namespace attentoscope
