// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/safetensors.h"
#include "engine/unshuffle/vectorattention.h"
#include "engine/unshuffle/vectorbatch.h"

namespace attentoscope {

/// The attention over vectors with its configuration: what is trained and decoded with.
class VectorModel
{
public:
    /// First weights by the recipe: uniform in [0, 1) as the article prints it, or normal with deviation 0.5.
    explicit VectorModel(const Configuration& configuration);

    const Configuration& configuration() const { return m_configuration; }
    VectorAttentionImpl& network() { return *m_network; }
    const VectorAttentionImpl& network() const { return *m_network; }
    int firstTarget() const { return attentoscope::firstTarget(m_configuration.training.recipe); }

    /// Mean squared error over the outputs that have a target, both numbers of a vector counted. A scalar.
    torch::Tensor loss(const VectorBatch& batch);

    std::int64_t step = 0; ///< updates that the weights have seen

private:
    Configuration m_configuration;
    VectorAttention m_network;
};

} // namespace attentoscope
