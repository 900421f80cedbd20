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

    std::int64_t directions() const { return bidirectional ? 2 : 1; }
    std::int64_t outputSize() const { return directions() * hiddenSize; }
};

/// Two maps for each direction of each layer, forward first: from the input and from the state to all gates. Names as
/// in torch.nn.LSTM and torch.nn.GRU.
std::vector<LinearMap> recurrentMaps(const RecurrentSizes& sizes, MapUse use);

} // namespace attentoscope
