// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/encoder.h"

#include "engine/model/wordembedding.h"
#include "engine/transformer/transformerlayers.h"

#include <span>

namespace attentoscope {

namespace {

/// Embedding and recurrent layers. There is one annotation for each source token, so A = directions · H.
class RecurrentEncoder final : public Encoder
{
public:
    RecurrentEncoder(const ModelSizes& sizes, const SharedRandom& random);

    EncodedSource forward(const torch::Tensor& source, const torch::Tensor& lengths, HeadsAnswer wanted) override;

private:
    double m_dropout, m_embeddingDropout, m_stateDropout, m_wordDropout;
    SharedRandom m_random;
    RecurrentStack m_recurrent;
};

RecurrentEncoder::RecurrentEncoder(const ModelSizes& sizes, const SharedRandom& random)
    : Encoder(sizes)
    , m_dropout(sizes.model.dropoutPlaces == DropoutPlaces::All ? sizes.model.dropout : 0.0)
    , m_embeddingDropout(sizes.model.embeddingDropout < 0.0 ? m_dropout : sizes.model.embeddingDropout)
    , m_stateDropout(sizes.model.stateDropout)
    , m_wordDropout(sizes.model.wordDropout)
    , m_random(random)
    , m_recurrent(register_module(
          "recurrent", RecurrentStack(RecurrentOptions{sizes.encoder, m_dropout, Arithmetic::of(sizes.model)}, random)))
{
}

EncodedSource RecurrentEncoder::forward(const torch::Tensor& source, const torch::Tensor& lengths, HeadsAnswer)
{
    auto embedded = m_embedding->forward(source); // (S, B, E)
    RecurrentState start;
    if (is_training()) {
        embedded = m_random->dropWords(m_random->dropout(embedded, m_embeddingDropout), m_wordDropout);
        start = m_recurrent->zeros(source.size(1));
        start.mask = m_random->dropoutMask(start.hidden, m_stateDropout);
    }
    auto output = m_recurrent->forward(embedded, start, lengths);
    if (is_training())
        output.states = m_random->dropout(output.states, m_dropout);
    const auto annotations = output.states.transpose(0, 1).contiguous();
    return {annotations, paddingOf(annotations, lengths), lengths, output.last, {}, {}};
}

/// The encoder of Vaswani and others 2017 with the names of torch.nn.TransformerEncoder. Like that module, it
/// normalises after the last layer, unless a setting says otherwise. There is one annotation for each source token, so
/// A = D.
class TransformerEncoder final : public Encoder
{
public:
    TransformerEncoder(const ModelSizes& sizes, const SharedRandom& random);

    EncodedSource forward(const torch::Tensor& source, const torch::Tensor& lengths, HeadsAnswer wanted) override;

private:
    PlacedWords m_words;
    std::vector<EncoderLayer> m_layers;
    Normalization m_norm{nullptr}; ///< null if a setting leaves it out
};

TransformerEncoder::TransformerEncoder(const ModelSizes& sizes, const SharedRandom& random)
    : Encoder(sizes), m_words(*this, "encoder", sizes, random)
{
    auto layers = register_module("layers", torch::nn::ModuleList());
    for (std::int64_t layer = 0; layer < sizes.transformer.layers; ++layer) {
        m_layers.emplace_back(sizes, "encoder.layers." + std::to_string(layer), random);
        layers->push_back(m_layers.back());
    }
    if (sizes.find("encoder.norm.weight"))
        m_norm = register_module("norm", Normalization(sizes));
}

EncodedSource TransformerEncoder::forward(const torch::Tensor& source, const torch::Tensor& lengths, HeadsAnswer wanted)
{
    EncodedSource encoded;
    encoded.wanted = wanted;
    encoded.lengths = lengths;
    const auto rows = WordRows::of(lengths, source.size(0));
    auto words = m_words.forward(m_embedding, source, rows, 0);
    const auto layers = lastLayer() == 0 ? m_layers.size() : static_cast<std::size_t>(lastLayer());
    for (auto& layer : std::span(m_layers).first(layers)) {
        auto output = layer->forward(words, rows, wanted);
        words = output.context;
        if (wanted == HeadsAnswer::All)
            encoded.heads.push_back(output.weights);
    }
    encoded.annotations = rows.placed(m_norm ? m_norm->forward(words) : words);
    encoded.padding = paddingOf(encoded.annotations, lengths);
    return encoded;
}

} // namespace

Encoder::Encoder(const ModelSizes& sizes)
    : m_embedding(register_module("embedding", WordEmbedding(sizes.find("encoder.embedding.weight"), sizes.sourceWord)))
{
}

torch::Tensor Encoder::paddingOf(const torch::Tensor& annotations, const torch::Tensor& lengths)
{
    const auto padding = torch::arange(annotations.size(1)).unsqueeze(0).ge(lengths.unsqueeze(1)).unsqueeze(1);
    return padding.to(annotations.device());
}

std::shared_ptr<Encoder> makeEncoder(const ModelSizes& sizes, const SharedRandom& random)
{
    if (sizes.model.architecture == Architecture::Transformer)
        return std::make_shared<TransformerEncoder>(sizes, random);
    return std::make_shared<RecurrentEncoder>(sizes, random);
}

} // namespace attentoscope
