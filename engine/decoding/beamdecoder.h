// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/translationdraft.h"

#include <functional>
#include <stop_token>

namespace attentoscope {

/// Follows the likeliest beginnings of each sentence, `options.beam` of them, side by side and gives the one that ends
/// best: by its sum of log probabilities over the length penalty ((5 + n) / 6)^0.6 of its n tokens (Wu et al. 2016,
/// section 7). A sentence is done when as many of its hypotheses have ended, or when none that is open could still win.
/// Otherwise as decodeGreedily; the attention is the chosen hypothesis's own.
std::vector<Translation> decodeWithBeam(TranslationModel& model, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, std::stop_token stop);

} // namespace attentoscope
