// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/sharedweight.h"
#include "engine/recurrent/timesteps.h"

namespace attentoscope {

// Products over whole sentences that leave out finished sentences; all fused recurrent layers use them. Inputs are (T,
// B, I), states (T, B, H), gates (T, B, G) with G numbers a state.

/// gates = input · Wᵀ + b; undefined numbers where a sentence has ended.
void multiplyInputs(
    const TimeSteps& steps, const torch::Tensor& input, SharedWeight::Shared& weight, const torch::Tensor& gates);

/// gates · W; zero where a sentence has ended.
torch::Tensor inputGradient(
    const TimeSteps& steps, const torch::Tensor& gates, SharedWeight::Shared& weight, at::IntArrayRef shape);

/// Accumulates the gradient of the weight, not of the bias, in `weight`. `rows` (T, B, K) are what the weight was
/// multiplied by to give the gates. Finished sentences are left out.
void addStepRows(
    const TimeSteps& steps, const torch::Tensor& gates, const torch::Tensor& rows, SharedWeight::Shared& weight);

/// Accumulates the gradient of the state's weight: each step's gates with the state before that step, which is `first`
/// (B, H) for the first step.
void addStateRows(const TimeSteps& steps, const torch::Tensor& gates, const torch::Tensor& first,
    const torch::Tensor& states, SharedWeight::Shared& weight);

/// Accumulates the gradient of the bias over the same rows of `gates`.
void addStepBias(const TimeSteps& steps, const torch::Tensor& gates, SharedWeight::Shared& weight);

/// The states with zeros where a sentence has ended. States that were made forward in time are changed in place. A
/// layer that goes backward in time carries its first state through padding and needs it there, so it gets a copy.
torch::Tensor withoutPadding(const TimeSteps& steps, const torch::Tensor& states);

} // namespace attentoscope
