// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/batches.h"
#include "engine/model/decoder.h"
#include "engine/types/error.h"

namespace attentoscope {

/// A batch as tensors; see Batch.
struct BatchTensors
{
    torch::Tensor source; ///< (S, B)
    torch::Tensor sourceLengths; ///< (B)
    torch::Tensor targetInput; ///< (T, B)
    torch::Tensor targetOutput; ///< (T, B), padding where a sentence is over
    std::int64_t targetTokens = 0;

    static BatchTensors from(const Batch& batch);
};

/// Which previous words are the true ones, step by step; the first always is. Where it is false the model is fed its
/// own likeliest word (teacher forcing by step: one coin for the whole batch).
using ForcedSteps = std::vector<bool>;

/// Encoder, decoder and the way through them while the target is known.
class Seq2SeqImpl : public torch::nn::Module
{
public:
    Seq2SeqImpl(const ModelConfiguration& configuration, std::int64_t sourceVocabulary, std::int64_t targetVocabulary,
        SharedRandom random);

    /// Readouts (T, B, R) and weights (B, T, S) over the whole target. `forced` has T entries.
    DecoderOutput forward(const BatchTensors& batch, const ForcedSteps& forced);

    /// Sum of −log p over the target words that are not padding, in nats; a scalar. With `smoothing` ε, (1 − ε) of that
    /// plus ε times the mean over the vocabulary (label smoothing).
    torch::Tensor lossSum(const DecoderOutput& output, const BatchTensors& batch, double smoothing = 0.0);

    Encoder& encoder() { return m_encoder; }
    Decoder& decoder() { return *m_decoder; }

private:
    Encoder m_encoder{nullptr};
    std::shared_ptr<Decoder> m_decoder;
};
TORCH_MODULE(Seq2Seq);

/// Whether the configuration can be built: an unknown attention kind, sizes that do not fit. The message names the
/// keys.
Result<void> checkModel(const ModelConfiguration& configuration);

/// Fills every weight from `random`: uniform in ±range, or with range 0 as PyTorch's layers do by themselves.
void initializeWeights(Seq2SeqImpl& model, double range, ModelRandom& random);

} // namespace attentoscope
