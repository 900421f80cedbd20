// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/preparedsentence.h"

namespace attentoscope {

/// Sends given targets through the model and returns the attention and the probabilities that the model gives to these
/// words. There is one translation for each pair, end tokens included. Sources and targets must not be empty.
std::vector<Translation> decodeForced(
    TranslationModel& model, std::span<const PreparedSentence> sources, std::span<const PreparedSentence> targets);

} // namespace attentoscope
