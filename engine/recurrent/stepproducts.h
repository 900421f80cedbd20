// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/sharedweight.h"
#include "engine/recurrent/timesteps.h"

namespace attentoscope {

// What the fused recurrent layers have in common: products over whole sentences that leave out those that are over.
// Inputs are (T, B, I), states (T, B, H), gates (T, B, G) of G numbers a state.

/// gates = input · Wᵀ + b; without meaning where a sentence is over.
void multiplyInputs(
    const TimeSteps& steps, const torch::Tensor& input, SharedWeight::Shared& weight, const torch::Tensor& gates);

/// gates · W; zero where a sentence is over.
torch::Tensor inputGradient(
    const TimeSteps& steps, const torch::Tensor& gates, SharedWeight::Shared& weight, at::IntArrayRef shape);

/// Adds the rows of the weight, not of the bias, by which `rows` (T, B, K) were multiplied for the gates, but not those
/// of sentences that are over.
void addStepRows(
    const TimeSteps& steps, const torch::Tensor& gates, const torch::Tensor& rows, SharedWeight::Shared& weight);

/// Adds the rows of the state's weight: each step's gates with the state before it, `first` (B, H) before the first.
void addStateRows(const TimeSteps& steps, const torch::Tensor& gates, const torch::Tensor& first,
    const torch::Tensor& states, SharedWeight::Shared& weight);

/// Adds the gradient of the bias, over the rows of `gates` that addStepRows() takes.
void addStepBias(const TimeSteps& steps, const torch::Tensor& gates, SharedWeight::Shared& weight);

/// States with zeros where a sentence is over: in their own place, if they were made forward in time. A layer that goes
/// backward carries its first state through padding and needs it there.
torch::Tensor withoutPadding(const TimeSteps& steps, const torch::Tensor& states);

} // namespace attentoscope
