// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/dissection.h"
#include "engine/types/error.h"
#include "engine/types/translation.h"
#include "engine/unshuffle/vectormodel.h"

#include <functional>
#include <stop_token>

namespace attentoscope {

/// Called with the translation so far, after each vector.
using VectorSink = std::function<void(const Translation&)>;

/// Puts vectors in order. The first state is [0,1]. Each output is rounded and becomes the next state. As in the
/// article's loop there is a step for each vector, but at most `maximumLength` steps if that is not 0. The recipe
/// "article" has a target for all steps except the last. The attention has a row for each output, and a column for each
/// input including [0,1]. The model does not change.
Translation decodeVectors(
    VectorModel& model, const TypedVectors& source, int maximumLength, const VectorSink& sink, std::stop_token stop);

/// Computes these rows for given outputs: the state of each step is the target before it.
Translation forceVectors(VectorModel& model, const TypedVectors& source, std::span<const NumberPair> target);

/// Explains one cell. The state of its row is the vector of the previous row, or [0,1] for the first row. The
/// annotations are the input vectors themselves, and the context is the output. It is an error if the cell does not
/// exist, or if the translation has no vectors.
Result<Dissection> dissectVectors(VectorModel& model, const DissectionRequest& request);

} // namespace attentoscope
