// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/translationdraft.h"

#include <functional>
#include <stop_token>

namespace attentoscope {

/// Called after each decoding step with the translations so far, one a sentence.
using StepSink = std::function<void(const std::vector<Translation>&)>;

/// Chooses the likeliest word at every step that the constraints leave open, for many sentences at once; finished ones
/// leave the batch. Padding and start tokens are never chosen. Sentences are in the order of `sources`; an empty one
/// gets an empty translation. Stops between two steps when asked to, with what is there and TranslationEnd::Cancelled.
std::vector<Translation> decodeGreedily(TranslationModel& model, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, const StepSink& sink, std::stop_token stop);

} // namespace attentoscope
