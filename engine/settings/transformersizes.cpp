// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/transformersizes.h"

namespace attentoscope {

namespace {

/// Collects maps under the name of their layer.
class LayerMaps
{
public:
    explicit LayerMaps(const TransformerSizes& sizes) : m_sizes(sizes) { }

    void begin(std::int64_t layer) { m_layer = "layers." + std::to_string(layer) + "."; }

    /// Queries, keys and values of the same words, in one product.
    void addSelfAttention(MapUse token, MapUse pair)
    {
        add("self_attn.in_proj_weight", m_sizes.model, 3 * m_sizes.model, MapWeights::MatrixAndBias, token);
        addRest("self_attn.", token, pair);
    }

    /// Queries of target words, and keys and values of source words, from the rows of one matrix.
    void addCrossAttention()
    {
        const std::int64_t model = m_sizes.model;
        add("multihead_attn.in_proj_weight", model, 3 * model, MapWeights::MatrixAndBias, MapUse::Never);
        add("multihead_attn.query", model, model, MapWeights::None, MapUse::TargetToken);
        add("multihead_attn.keys_and_values", model, 2 * model, MapWeights::None, MapUse::SourceToken);
        addRest("multihead_attn.", MapUse::TargetToken, MapUse::Pair);
    }

    void addFeedForward(MapUse token)
    {
        add("linear1.weight", m_sizes.model, m_sizes.inner, MapWeights::MatrixAndBias, token);
        add("linear2.weight", m_sizes.inner, m_sizes.model, MapWeights::MatrixAndBias, token);
    }

    void addNorms(int count)
    {
        for (int norm = 1; norm <= count; ++norm)
            addNorm("norm" + std::to_string(norm));
    }

    std::vector<LinearMap> taken()
    {
        m_layer.clear();
        addNorm("norm");
        return std::move(m_maps);
    }

private:
    void add(const std::string& name, std::int64_t inputs, std::int64_t outputs, MapWeights weights, MapUse use)
    {
        m_maps.push_back({m_layer + name, inputs, outputs, weights, use});
    }

    /// All heads' scores and weighted sums of a pair have as many products as the model has numbers.
    void addRest(const std::string& attention, MapUse token, MapUse pair)
    {
        add(attention + "score", m_sizes.model, 1, MapWeights::None, pair);
        add(attention + "context", m_sizes.model, 1, MapWeights::None, pair);
        add(attention + "out_proj.weight", m_sizes.model, m_sizes.model, MapWeights::MatrixAndBias, token);
    }

    void addNorm(const std::string& name)
    {
        add(name + ".weight", m_sizes.model, 1, MapWeights::Vector, MapUse::Never);
        add(name + ".bias", m_sizes.model, 1, MapWeights::Vector, MapUse::Never);
    }

    TransformerSizes m_sizes;
    std::string m_layer;
    std::vector<LinearMap> m_maps;
};

} // namespace

TransformerSizes TransformerSizes::of(const ModelConfiguration& configuration)
{
    constexpr int usualFactor = 4;
    const int inner = configuration.innerSize > 0 ? configuration.innerSize : usualFactor * configuration.embeddingSize;
    return {configuration.embeddingSize, configuration.heads, inner, configuration.layers};
}

std::vector<LinearMap> transformerEncoderMaps(const TransformerSizes& sizes)
{
    LayerMaps maps(sizes);
    for (std::int64_t layer = 0; layer < sizes.layers; ++layer) {
        maps.begin(layer);
        maps.addSelfAttention(MapUse::SourceToken, MapUse::SourcePair);
        maps.addFeedForward(MapUse::SourceToken);
        maps.addNorms(2);
    }
    return maps.taken();
}

std::vector<LinearMap> transformerDecoderMaps(const TransformerSizes& sizes)
{
    LayerMaps maps(sizes);
    for (std::int64_t layer = 0; layer < sizes.layers; ++layer) {
        maps.begin(layer);
        maps.addSelfAttention(MapUse::TargetToken, MapUse::TargetPair);
        maps.addCrossAttention();
        maps.addFeedForward(MapUse::TargetToken);
        maps.addNorms(3);
    }
    return maps.taken();
}

} // namespace attentoscope
