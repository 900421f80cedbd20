// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/sharedweight.h"
#include "engine/recurrent/timesteps.h"

#include <torch/csrc/autograd/custom_function.h>

namespace attentoscope {

// What the fused layers keep with their autograd nodes.

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

/// An autograd function takes no undefined tensors. So an empty tensor says that all sentences have the full length.
inline torch::Tensor orEmpty(const torch::Tensor& lengths)
{
    return lengths.defined() ? lengths : torch::empty({0}, torch::kInt64);
}

} // namespace attentoscope
