// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/linearmap.h"
#include "engine/types/configuration.h"

#include <vector>

namespace attentoscope {

/// The sizes of a Transformer's layers.
struct TransformerSizes
{
    std::int64_t model = 0; ///< D, of what each layer reads and gives
    std::int64_t heads = 1; ///< H, of each attention; each reads D / H numbers
    std::int64_t inner = 0; ///< F, of the two linear layers with an activation between
    std::int64_t layers = 1;

    static TransformerSizes of(const ModelConfiguration& configuration);
};

/// The maps of all layers of the encoder, and of the decoder, and the gains and biases of their normalisations. Names
/// as in torch.nn.Transformer, which has one more normalisation after the last layer.
std::vector<LinearMap> transformerEncoderMaps(const TransformerSizes& sizes);
std::vector<LinearMap> transformerDecoderMaps(const TransformerSizes& sizes);

} // namespace attentoscope
