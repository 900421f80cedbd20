// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/greedydecoder.h"

namespace attentoscope {

/// Translates with a beam of the width that the options give; width one is greedy. Only greedy decoding calls `sink`,
/// because a beam has no single translation before it ends.
std::vector<Translation> searchTranslations(const ModelGroup& models, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, const StepSink& sink, std::stop_token stop);

} // namespace attentoscope
