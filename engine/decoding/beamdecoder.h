// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/modelgroup.h"
#include "engine/decoding/translationdraft.h"

#include <functional>
#include <stop_token>

namespace attentoscope {

/// Follows the `options.beam` likeliest beginnings of each sentence side by side and returns the best complete
/// translation. Translations are ranked by their sum of log probabilities over the length penalty ((5 + n) / 6)^A of
/// their n tokens (Wu et al. 2016, section 7), with the options' A. A sentence is done when as many of its hypotheses
/// have ended as the beam is wide, or when no open one could still win. Everything else is as in decodeGreedily(). The
/// attention is that of the chosen hypothesis.
std::vector<Translation> decodeWithBeam(const ModelGroup& models, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, std::stop_token stop);

} // namespace attentoscope
