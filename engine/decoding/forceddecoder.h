// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/decodinginput.h"
#include "engine/decoding/modelgroup.h"

namespace attentoscope {

/// The output of models for given targets, on the processor.
struct ForcedOutput
{
    torch::Tensor logProbabilities; ///< (T, B), of the target words
    torch::Tensor weights; ///< (B, T, S); the mean of the members that attend; undefined: no member attends
    torch::Tensor centres; ///< (B, T) of a single model of a local kind; otherwise undefined
    DecoderHeads heads; ///< of a single Transformer, if the caller asked for them
    std::vector<torch::Tensor> encoderHeads; ///< of a single Transformer, if the caller asked for them
};
ForcedOutput forcedOutput(
    const ModelGroup& models, const BatchTensors& batch, const Forcing& forcing, HeadsAnswer heads = HeadsAnswer::None);

/// Sends given targets through the model and returns the attention and the probabilities of these words. There is one
/// translation for each pair, end tokens included. Sources and targets must not be empty.
std::vector<Translation> decodeForced(const ModelGroup& models, std::span<const PreparedSentence> sources,
    std::span<const PreparedSentence> targets, HeadsAnswer heads = HeadsAnswer::None);

} // namespace attentoscope
