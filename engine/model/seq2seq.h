// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/batches.h"
#include "engine/model/decoder.h"
#include "engine/model/scheduledsampling.h"
#include "engine/types/benchmark.h"
#include "engine/types/error.h"

#include <chrono>

namespace attentoscope {

/// Adds up the time of each part of a training step.
class StepClock
{
public:
    /// From now on, time is counted for this part.
    void enter(StepPart part)
    {
        const auto now = std::chrono::steady_clock::now();
        m_seconds[static_cast<std::size_t>(m_part)] += std::chrono::duration<double>(now - m_since).count();
        m_part = part;
        m_since = now;
    }

    const StepSeconds& seconds() const { return m_seconds; }

private:
    StepPart m_part = StepPart::Data;
    std::chrono::steady_clock::time_point m_since = std::chrono::steady_clock::now();
    StepSeconds m_seconds{};
};

/// Links that teach a head, or the single attention of a recurrent decoder.
struct TaughtLinks
{
    /// (B, T, S), on the processor. A target token's row has a share for each source token; the sum of the shares is 1.
    /// The row is zero if the token has no links. Token t is predicted in row t. Undefined: nothing is taught.
    torch::Tensor shares;
    std::optional<AttentionHead> head; ///< the taught head of a Transformer

    std::int64_t tokens() const; ///< number of target tokens with links
};

/// A batch as tensors on the processor; see Batch.
struct BatchTensors
{
    torch::Tensor source; ///< (S, B)
    torch::Tensor sourceLengths; ///< (B)
    torch::Tensor targetInput; ///< (T, B)
    torch::Tensor targetOutput; ///< (T, B), padding beyond the end of a sentence
    torch::Tensor targetLengths; ///< (B)
    std::int64_t targetTokens = 0;
    TaughtLinks taught = {};

    static BatchTensors from(const Batch& batch);
};

/// The output of the decoder for a whole target.
struct SequenceOutput : DecoderOutput
{
    std::vector<torch::Tensor> encoderHeads; ///< EncodedSource::heads
    torch::Tensor over; ///< (T, B), on the processor: true after the model's end token; undefined: true nowhere
};

/// Encoder and decoder, and a pass through both with a known target.
class Seq2SeqImpl : public torch::nn::Module
{
public:
    Seq2SeqImpl(const ModelSizes& sizes, SharedRandom random);

    /// Readouts (T, B, R) and weights (B, T, S) for the whole target. `forcing` has the shape of the batch. If
    /// sentences end at the model's own end token, `over` marks the steps after it, and T ends when all sentences have
    /// ended.
    SequenceOutput forward(const BatchTensors& batch, const Forcing& forcing, HeadsAnswer heads = HeadsAnswer::None);

    /// Sum of −log p in nats over the target words that are neither padding nor `over`; a scalar. With `smoothing` ε it
    /// is (1 − ε) times that sum, plus ε times the mean over the vocabulary (label smoothing).
    torch::Tensor lossSum(const SequenceOutput& output, const BatchTensors& batch, double smoothing = 0.0);

    /// Sum of −Σ share · log weight in nats over the linked target tokens that are not `over`; a scalar. The weights
    /// are those of the taught head. Weights of exactly zero do not count, such as those outside a local window.
    torch::Tensor alignmentLossSum(const SequenceOutput& output, const BatchTensors& batch);

    Encoder& encoder() { return *m_encoder; }
    Decoder& decoder() { return *m_decoder; }
    StepClock& clock() { return m_clock; }

private:
    /// The likeliest words (B) for the next step, from readouts (B, R). For a target that has ended, this is the end
    /// token.
    torch::Tensor likeliestWords(const torch::Tensor& readouts, const BatchTensors& batch, std::int64_t step);

    std::shared_ptr<Encoder> m_encoder;
    std::shared_ptr<Decoder> m_decoder;
    StepClock m_clock;
};
TORCH_MODULE(Seq2Seq);

/// Checks that a model of these sizes can be built. The message names the keys whose values do not fit.
Result<void> checkModel(const ModelSizes& sizes);

/// Draws all weights from `random`, as the settings initial_range and initialization say. With PyTorch's
/// initialisation, vectors of words (V, E) are normal with a standard deviation of 1. If they are also the matrix of
/// the output layer, it is E^(−1/4).
void initializeWeights(Seq2SeqImpl& model, const TrainingConfiguration& configuration, ModelRandom& random);

} // namespace attentoscope
