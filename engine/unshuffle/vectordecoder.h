// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "engine/unshuffle/vectormodel.h"

#include <functional>
#include <stop_token>

namespace attentoscope {

/// Called after each vector with what is decoded so far.
using VectorSink = std::function<void(const Translation&)>;

/// Puts vectors in order: the state starts at [0,1], and each output is rounded and is the next state. As many steps as
/// the recipe has targets for so many vectors, at least one, at most `maximumLength` if that is not 0. A row of the
/// attention for each output, a column for each input, [0,1] in front. Changes nothing about the model.
Translation decodeVectors(
    VectorModel& model, const TypedVectors& source, int maximumLength, const VectorSink& sink, std::stop_token stop);

/// The same rows for given outputs: each state is the target before.
Translation forceVectors(VectorModel& model, const TypedVectors& source, std::span<const NumberPair> target);

} // namespace attentoscope
