// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/batches.h"
#include "engine/model/decoder.h"
#include "engine/model/scheduledsampling.h"
#include "engine/model/stepclock.h"
#include "engine/types/error.h"

namespace attentoscope {

/// A batch as tensors; see Batch.
struct BatchTensors
{
    torch::Tensor source; ///< (S, B)
    torch::Tensor sourceLengths; ///< (B)
    torch::Tensor targetInput; ///< (T, B)
    torch::Tensor targetOutput; ///< (T, B), padding where a sentence is over
    torch::Tensor targetLengths; ///< (B)
    std::int64_t targetTokens = 0;

    static BatchTensors from(const Batch& batch);
};

/// What the decoder makes of a whole target.
struct SequenceOutput : DecoderOutput
{
    torch::Tensor over; ///< (T, B), true after the end that the model itself gave a sentence; undefined: nowhere
};

/// Encoder, decoder and the way through them while the target is known.
class Seq2SeqImpl : public torch::nn::Module
{
public:
    Seq2SeqImpl(const ModelSizes& sizes, SharedRandom random);

    /// Readouts (T, B, R) and weights (B, T, S) over the whole target; `forcing` is of the batch's shape. Where free
    /// running ends at its own end, `over` marks what comes after it, and T ends where all sentences are over.
    SequenceOutput forward(const BatchTensors& batch, const Forcing& forcing);

    /// Sum of −log p over the target words that are neither padding nor over, in nats; a scalar. With `smoothing` ε, (1
    /// − ε) of that plus ε times the mean over the vocabulary (label smoothing).
    torch::Tensor lossSum(const SequenceOutput& output, const BatchTensors& batch, double smoothing = 0.0);

    Encoder& encoder() { return m_encoder; }
    Decoder& decoder() { return *m_decoder; }
    StepClock& clock() { return m_clock; }

private:
    /// The model's own words (B) for the step that follows readouts (B, R): the end, where the target is over already.
    torch::Tensor likeliestWords(const torch::Tensor& readouts, const BatchTensors& batch, std::int64_t step);

    Encoder m_encoder{nullptr};
    std::shared_ptr<Decoder> m_decoder;
    StepClock m_clock;
};
TORCH_MODULE(Seq2Seq);

/// Whether a model of these sizes can be built. The message names the keys of those that do not fit.
Result<void> checkModel(const ModelSizes& sizes);

/// Fills every weight from `random`, as the configuration's initial_range and initialization say.
void initializeWeights(Seq2SeqImpl& model, const TrainingConfiguration& configuration, ModelRandom& random);

} // namespace attentoscope
