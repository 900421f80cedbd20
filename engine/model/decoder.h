// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/crossentropy.h"
#include "engine/model/attention/attention.h"
#include "engine/model/encoder.h"
#include "engine/model/wordembedding.h"
#include "engine/recurrent/recurrentstack.h"

namespace attentoscope {

/// What a decoder carries from one step to the next. Copies share tensors, which are never changed in place.
struct DecoderState
{
    RecurrentState recurrent; ///< (layers, B, H)
    torch::Tensor feed; ///< (B, R), the last readout, for input feeding; otherwise undefined
    std::int64_t step = 0; ///< steps done
    torch::Tensor lengths; ///< (B), how many steps of each sentence are needed; undefined: all
};

struct DecoderOutput
{
    torch::Tensor readouts; ///< (T, B, R), what the output layer reads
    torch::Tensor weights; ///< (B, T, S); undefined without attention
    torch::Tensor centres; ///< (B, T), p(t) of local attention; otherwise undefined
};

/// Joins the outputs of consecutive runs of steps into one output.
DecoderOutput joined(const std::vector<DecoderOutput>& pieces);

/// A decoder: from the previous target words and the source to one readout a step.
class Decoder : public torch::nn::Module
{
public:
    Decoder(const ModelSizes& sizes, SharedRandom random);

    /// The state before the first word, and what will be attended to.
    virtual DecoderState start(const EncodedSource& source);
    AttentionMemory memory(const EncodedSource& source);

    /// The kind in use; null without attention.
    Attention* attention() const { return m_attention.get(); }

    /// Makes T ≥ 1 steps whose previous words (T, B) are all known. `state` moves on by T steps.
    virtual DecoderOutput forward(const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory) = 0;

    const WordEmbeddingImpl& words() const { return *m_embedding; } ///< of the target
    bool isOutputTied() const { return m_sizes.isOutputTied(); }

    /// Scores of all words before the softmax, (…, V), from readouts (…, R).
    torch::Tensor logits(const torch::Tensor& readouts);
    /// The function crossEntropySum() for the output layer. Readouts are (N, R), targets (N).
    torch::Tensor crossEntropySum(const torch::Tensor& readouts, const torch::Tensor& targets, double smoothing);

protected:
    /// Embeds previous words, with dropout while training: (T, B, E).
    torch::Tensor embed(const torch::Tensor& words);
    const ModelConfiguration& configuration() const { return m_sizes.model; }
    /// A subclass calls these among its own layers. Layers draw their first weights in the order they are made in.
    void makeRecurrent();
    void makeOutput();

    std::shared_ptr<Attention> m_attention; ///< null without attention
    RecurrentStack m_recurrent{nullptr};

private:
    void makeBridges();
    RecurrentState firstState(const EncodedSource& source);
    torch::Tensor bridged(const torch::Tensor& state, std::int64_t firstBridge);

    ModelSizes m_sizes;
    SharedRandom m_random;
    WordEmbedding m_embedding{nullptr};
    Linear m_output{nullptr};
    torch::nn::ModuleList m_bridges;
};

/// The decoder that goes with the configuration's attention kind: by the state that the kind reads.
std::shared_ptr<Decoder> makeDecoder(const ModelSizes& sizes, SharedRandom random);

} // namespace attentoscope
