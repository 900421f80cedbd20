// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/reproducible/random.h"
#include "engine/types/configuration.h"

#include <torch/types.h>

#include <vector>

namespace attentoscope {

/// Says which previous words of a batch are the true ones (teacher forcing). In place of the others, the decoder reads
/// the word that it finds likeliest.
struct Forcing
{
    /// T; true if all sentences of the batch are forced at this step; always true for the first step.
    std::vector<bool> steps;
    torch::Tensor words; ///< (T, B); true if the word is forced; undefined: `steps` applies to all sentences
    FreeRunningEnd end = FreeRunningEnd::Target;

    static Forcing all(std::int64_t steps) { return {std::vector<bool>(static_cast<std::size_t>(steps), true), {}}; }
};

/// Scheduled sampling for one batch of T steps and B sentences. Each unit (a step, a pair or a word) gets the true
/// previous words with probability `probability`.
Forcing sampleForcing(std::int64_t steps, std::int64_t sentences, double probability, ForcingUnit unit, Random& random);

/// The probability of teacher forcing at optimiser step `step`, counted from one. With p the first value, q the last
/// and k = forcing_steps: constant p; linear p + (q − p) · min(1, step / k); inverse sigmoid
/// q + (p − q) · k / (k + exp(step / k)) (Bengio, Vinyals, Jaitly and Shazeer 2015, section 2.4).
double forcingProbability(const TrainingConfiguration& configuration, std::int64_t step);

} // namespace attentoscope
