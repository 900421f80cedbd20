// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/modelgroup.h"
#include "engine/decoding/translationdraft.h"

#include <functional>
#include <stop_token>

namespace attentoscope {

/// Called after each decoding step. If the receiver calls `soFar`, it gets the translations so far, one for each
/// sentence.
using StepSink = std::function<void(const std::function<std::vector<Translation>()>& soFar)>;

/// Chooses the likeliest word at every step that the constraints leave open, for many sentences at once. Finished
/// sentences leave the batch. Padding and start tokens are never chosen. The results are in the order of `sources`. The
/// translation of an empty sentence is empty. If a stop is requested, it stops between two steps and returns the words
/// so far, with TranslationEnd::Cancelled.
std::vector<Translation> decodeGreedily(const ModelGroup& models, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, const StepSink& sink, std::stop_token stop);

/// Translates with a beam of the options' width; width one means greedy decoding. Only greedy decoding calls `sink`,
/// because a beam has no single translation before it ends.
std::vector<Translation> searchTranslations(const ModelGroup& models, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, const StepSink& sink, std::stop_token stop);

} // namespace attentoscope
