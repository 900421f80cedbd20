// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/linear.h"
#include "engine/arithmetic/sharedweight.h"
#include "engine/recurrent/timesteps.h"

#include <torch/csrc/autograd/custom_function.h>

namespace attentoscope {

// Helpers for the tensors that fused layers keep with their autograd nodes.

inline void keepOrder(torch::autograd::AutogradContext& context, TimeOrder order)
{
    context.saved_data["backwardInTime"] = order == TimeOrder::Backward;
}

inline TimeOrder keptOrder(torch::autograd::AutogradContext& context)
{
    return context.saved_data["backwardInTime"].toBool() ? TimeOrder::Backward : TimeOrder::Forward;
}

inline void keepWeight(torch::autograd::AutogradContext& context, const char* name, const SharedWeight::Handle& weight)
{
    context.saved_data[name] = c10::IValue::make_capsule(weight);
}

inline SharedWeight::Handle keptWeight(torch::autograd::AutogradContext& context, const char* name)
{
    return c10::static_intrusive_pointer_cast<SharedWeight::Shared>(context.saved_data[name].toCapsule());
}

/// An autograd function does not accept undefined tensors, so an empty tensor means that all sentences have the full
/// length.
inline torch::Tensor orEmpty(const torch::Tensor& lengths)
{
    return lengths.defined() ? lengths : torch::empty({0}, torch::kInt64);
}

// Products over whole batches for all fused recurrent layers, without finished sentences. Inputs are (T, B, I), states
// (T, B, H), gates (T, B, G), where G is the number of gate values for each state.

/// gates = input · Wᵀ + b. Numbers after the end of a sentence are undefined.
void multiplyInputs(
    const TimeSteps& steps, const torch::Tensor& input, SharedWeight::Shared& weight, const torch::Tensor& gates);

/// gates · W. Numbers after the end of a sentence are zero.
torch::Tensor inputGradient(
    const TimeSteps& steps, const torch::Tensor& gates, SharedWeight::Shared& weight, at::IntArrayRef shape);

/// Accumulates the gradient of the weight, but not of the bias, in `weight`. The gates must be the products of the
/// weight with `rows` (T, B, K). Finished sentences are left out.
void addStepRows(
    const TimeSteps& steps, const torch::Tensor& gates, const torch::Tensor& rows, SharedWeight::Shared& weight);

/// Accumulates the gradient of the state's weight from each step's gates and the state before that step. For the first
/// step, this is `first` (B, H).
void addStateRows(const TimeSteps& steps, const torch::Tensor& gates, const torch::Tensor& first,
    const torch::Tensor& states, SharedWeight::Shared& weight);

/// Accumulates the gradient of the bias over the same rows of `gates`.
void addStepBias(const TimeSteps& steps, const torch::Tensor& gates, SharedWeight::Shared& weight);

/// The states with zeros after the end of each sentence. States of a forward layer are changed in place. A backward
/// layer keeps its first state in the padding and needs it there, so its states are copied.
torch::Tensor withoutPadding(const TimeSteps& steps, const torch::Tensor& states);

/// Computes layer.forward(input) for inputs (T, B, I), without the work for finished sentences. The result is zero
/// beyond `lengths` (B), except for the few sentences by which TimeSteps::active() rounds up. This saves most if the
/// longest sentence comes first.
torch::Tensor linearOverSteps(LinearImpl& layer, const torch::Tensor& input, const torch::Tensor& lengths);

} // namespace attentoscope
