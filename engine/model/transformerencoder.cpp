// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/transformerencoder.h"

namespace attentoscope {

TransformerEncoder::TransformerEncoder(const ModelSizes& sizes, const SharedRandom& random)
    : Encoder(sizes), m_words(*this, "encoder", sizes, random)
{
    auto layers = register_module("layers", torch::nn::ModuleList());
    for (std::int64_t layer = 0; layer < sizes.transformer.layers; ++layer) {
        m_layers.emplace_back(sizes, "encoder.layers." + std::to_string(layer), random);
        layers->push_back(m_layers.back());
    }
    m_norm = register_module("norm", Normalization(sizes));
}

EncodedSource TransformerEncoder::forward(const torch::Tensor& source, const torch::Tensor& lengths, HeadsAnswer wanted)
{
    EncodedSource encoded;
    encoded.wanted = wanted;
    encoded.lengths = lengths;
    const auto rows = WordRows::of(lengths, source.size(0));
    auto words = m_words.forward(m_embedding, source, rows, 0);
    for (auto& layer : m_layers) {
        auto output = layer->forward(words, rows, wanted);
        words = output.context;
        if (wanted == HeadsAnswer::All)
            encoded.heads.push_back(output.weights);
    }
    encoded.annotations = rows.placed(m_norm->forward(words));
    encoded.padding = paddingOf(encoded.annotations, lengths);
    return encoded;
}

} // namespace attentoscope
