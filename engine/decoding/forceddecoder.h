// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/decodinginput.h"
#include "engine/decoding/modelgroup.h"
#include "engine/model/scheduledsampling.h"

namespace attentoscope {

/// The output of models for given targets, on the processor.
struct ForcedOutput
{
    torch::Tensor logProbabilities; ///< (T, B): log probabilities of the target words
    torch::Tensor weights; ///< (B, T, S): the mean of the models with attention; undefined if none has it
    torch::Tensor centres; ///< (B, T) for a single model of a local kind; otherwise undefined
    DecoderHeads heads; ///< heads of a single Transformer, if the caller asked for them
    std::vector<torch::Tensor> encoderHeads; ///< heads of a single Transformer, if the caller asked for them
};
ForcedOutput forcedOutput(
    const ModelGroup& models, const BatchTensors& batch, const Forcing& forcing, HeadsAnswer heads = HeadsAnswer::None);

/// Sends given targets through the model. Returns a translation for each pair, with the attention and the probabilities
/// of the target's words, end tokens included. Sources and targets must not be empty.
std::vector<Translation> decodeForced(const ModelGroup& models, std::span<const PreparedSentence> sources,
    std::span<const PreparedSentence> targets, HeadsAnswer heads = HeadsAnswer::None);

} // namespace attentoscope
