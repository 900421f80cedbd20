// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headpatterns.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace attentoscope {

/// Requests the quality of a model's translations without each of some heads.
struct HeadTrialsRequest
{
    SentenceSample sample;
    std::vector<AttentionHead> switchedOff; ///< off in all trials
    std::vector<AttentionHead> tried; ///< switched off one after the other, besides switchedOff; none: no other head
};

/// The quality of a model without one more head.
struct HeadTrial
{
    std::optional<AttentionHead> head; ///< none: only the heads in switchedOff are off
    double bleu = 0.0; ///< 0–100
    double loss = 0.0; ///< nats per target token
};

struct HeadTrials
{
    std::int64_t step = 0; ///< number of optimiser steps of the model
    std::size_t sentences = 0;
    std::vector<HeadTrial> trials; ///< in the order of the request
};

/// The most by which BLEU may be below that of the whole model.
constexpr double leastHeadsTolerance = 0.5;

/// The heads that remain after others were removed one by one, each time the one whose loss costs least BLEU.
struct LeastHeads
{
    std::int64_t step = 0;
    std::size_t sentences = 0;
    HeadTrial whole; ///< quality with all heads
    std::vector<HeadTrial> curve; ///< the heads in the order of their removal; the last one may have cost too much
    std::vector<AttentionHead> kept; ///< the heads of the least set

    [[nodiscard]] bool costsTooMuch(const HeadTrial& trial) const
    {
        return trial.bleu < whole.bleu - leastHeadsTolerance;
    }
};

/// Finds the least set greedily. Each round removes the head without which BLEU is largest; if several are equal, the
/// one without which the loss is smallest. It ends when BLEU has fallen by more than the tolerance.
class LeastHeadsSearch
{
public:
    /// Only these heads can be removed. Other heads of the model stay.
    LeastHeadsSearch(const SentenceSample& sample, std::vector<AttentionHead> heads);

    /// The next request, with at most `atOnce` trials. None if the search is finished.
    [[nodiscard]] std::optional<HeadTrialsRequest> next(std::size_t atOnce) const;
    /// Takes the answer to next().
    void add(const HeadTrials& answer);
    [[nodiscard]] const LeastHeads& found() const { return m_found; }

private:
    void endRound();

    SentenceSample m_sample;
    std::vector<AttentionHead> m_off;
    std::vector<HeadTrial> m_round; ///< trials of the current round
    bool m_hasWhole = false;
    bool m_isDone = false;
    LeastHeads m_found;
};

/// All heads of a Transformer: encoder, cross, decoder; then by layer and head. Empty for other models.
std::vector<AttentionHead> allHeads(const ModelConfiguration& model);

} // namespace attentoscope
