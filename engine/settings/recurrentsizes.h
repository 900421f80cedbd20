// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/linearmap.h"
#include "engine/types/configuration.h"

#include <vector>

namespace attentoscope {

/// The sizes of stacked recurrent layers.
struct RecurrentSizes
{
    CellKind cell = CellKind::Lstm;
    std::int64_t inputSize = 0;
    std::int64_t hiddenSize = 0; ///< of each direction
    std::int64_t layers = 1;
    bool bidirectional = false;
    LayerNormalization normalization = LayerNormalization::Off;

    std::int64_t directions() const { return bidirectional ? 2 : 1; }
    std::int64_t outputSize() const { return directions() * hiddenSize; }
};

/// Two maps for each direction of each layer, forward first: from the input and from the state to all gates. Names as
/// in torch.nn.LSTM and torch.nn.GRU.
std::vector<LinearMap> recurrentMaps(const RecurrentSizes& sizes, MapUse use);

/// What layer normalisation adds for each direction of each layer, forward first: the gains of the sums over the input
/// and over the state, and of an LSTM the gain and the bias of its cell. None where it is off.
std::vector<LinearMap> normalizationMaps(const RecurrentSizes& sizes);

} // namespace attentoscope
