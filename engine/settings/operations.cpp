// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/operations.h"

namespace attentoscope {

double trainingOperations(const ModelSizes& sizes, const Batch& batch)
{
    double pairs = 0.0;
    for (std::size_t sentence = 0; sentence < batch.size; ++sentence)
        pairs += static_cast<double>(batch.sourceLengths[sentence] * batch.targetLengths[sentence]);
    double operations = 0.0;
    for (const auto& map : sizes.maps) {
        const double times = map.use == MapUse::SourceToken ? static_cast<double>(batch.sourceTokens)
            : map.use == MapUse::TargetToken                ? static_cast<double>(batch.targetTokens)
            : map.use == MapUse::Pair                       ? pairs
                                                            : 0.0;
        operations += 2.0 * static_cast<double>(map.inputs * map.outputs) * times;
    }
    constexpr double forwardAndBackward = 3.0;
    return forwardAndBackward * operations;
}

} // namespace attentoscope
