// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/decodinginput.h"
#include "engine/decoding/modelgroup.h"

namespace attentoscope {

/// What models make of targets that are given, on the processor.
struct ForcedOutput
{
    torch::Tensor logProbabilities; ///< (T, B), of the target words
    torch::Tensor weights; ///< (B, T, S); the mean of the members that attend; undefined: none does
    torch::Tensor centres; ///< (B, T) of a single model of a local kind; otherwise undefined
    DecoderHeads heads; ///< of a single Transformer, where they were asked for
    std::vector<torch::Tensor> encoderHeads; ///< likewise
};
ForcedOutput forcedOutput(
    const ModelGroup& models, const BatchTensors& batch, const Forcing& forcing, HeadsAnswer heads = HeadsAnswer::None);

/// Sends given targets through the model and returns the attention and the probabilities that the model gives to these
/// words. There is one translation for each pair, end tokens included. Sources and targets must not be empty.
std::vector<Translation> decodeForced(const ModelGroup& models, std::span<const PreparedSentence> sources,
    std::span<const PreparedSentence> targets, HeadsAnswer heads = HeadsAnswer::None);

} // namespace attentoscope
