// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arithmetic/crossentropy.h"
#include "engine/model/attention/attention.h"
#include "engine/model/encoder.h"
#include "engine/model/wordembedding.h"
#include "engine/recurrent/recurrentstack.h"
#include "engine/transformer/readwords.h"

namespace attentoscope {

/// The state that a decoder keeps from one step to the next. Copies share tensors, which are never changed while others
/// use them.
struct DecoderState
{
    RecurrentState recurrent; ///< (layers, B, H)
    torch::Tensor feed; ///< (B, R): the last readout, for input feeding; otherwise undefined
    std::int64_t step = 0; ///< number of finished steps
    torch::Tensor lengths; ///< (B), on the processor: the number of steps that each sentence needs; undefined: all
    std::vector<ReadWords> read; ///< the words that each layer of a Transformer has read
};

/// The weights of a Transformer's heads at T steps, for each layer, if they were requested.
struct DecoderHeads
{
    std::vector<torch::Tensor> cross; ///< (B, H, T, S)
    std::vector<torch::Tensor> own; ///< (B, H, T, P): P is the number of words read up to the last of the steps
};

struct DecoderOutput
{
    torch::Tensor readouts; ///< (T, B, R), input of the output layer
    /// (B, T, S); undefined without attention. For a Transformer, the mean of the last layer's heads. During its
    /// training, the weights of the taught head, or undefined.
    torch::Tensor weights;
    torch::Tensor centres; ///< (B, T): p(t) for local attention; otherwise undefined
    DecoderHeads heads;
};

/// Joins the outputs of consecutive sequences of steps.
DecoderOutput joined(const std::vector<DecoderOutput>& pieces);

/// Moves tensors to the processor, where they can be read. Makes no copy if they are already there.
torch::Tensor onProcessor(const torch::Tensor& tensor); ///< undefined tensors are allowed
std::vector<torch::Tensor> onProcessor(std::vector<torch::Tensor> tensors);
DecoderHeads onProcessor(const DecoderHeads& heads);

/// A decoder. For each step it computes a readout from the previous target words and the source.
class Decoder : public torch::nn::Module
{
public:
    /// The state before the first word, and the annotations to attend to.
    virtual DecoderState start(const EncodedSource& source) = 0;
    virtual AttentionMemory memory(const EncodedSource& source) = 0;

    /// The attention module. Null without attention, and for a Transformer, which has many.
    virtual Attention* attention() const { return nullptr; }

    /// Makes T ≥ 1 steps. All previous words (T, B) must be known. `state` moves on by T steps.
    virtual DecoderOutput forward(const torch::Tensor& words, DecoderState& state, const AttentionMemory& memory) = 0;

    const WordEmbeddingImpl& words() const { return *m_embedding; } ///< embedding of the target words
    const ModelConfiguration& configuration() const { return m_sizes.model; }
    bool isOutputTied() const { return m_sizes.isOutputTied(); }

    /// Scores of all words before the softmax, (…, V), from readouts (…, R).
    torch::Tensor logits(const torch::Tensor& readouts);
    /// Computes crossEntropySum() for the output layer. Readouts are (N, R), targets (N).
    torch::Tensor crossEntropySum(const torch::Tensor& readouts, const torch::Tensor& targets, double smoothing);

protected:
    Decoder(const ModelSizes& sizes, SharedRandom random);

    const ModelSizes& sizes() const { return m_sizes; }
    ModelRandom& random() const { return *m_random; }
    const SharedRandom& sharedRandom() const { return m_random; }
    WordEmbedding& embedding() { return m_embedding; }
    /// A subclass calls this where its output layer belongs among its layers, because layers draw their initial weights
    /// in the order of their creation.
    void makeOutput();

private:
    ModelSizes m_sizes;
    SharedRandom m_random;
    WordEmbedding m_embedding;
    Linear m_output{nullptr};
};

/// Makes the configured decoder: that of a Transformer, or the recurrent one that fits the attention kind.
std::shared_ptr<Decoder> makeDecoder(const ModelSizes& sizes, SharedRandom random);

} // namespace attentoscope
