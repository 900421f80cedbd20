// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/operations.h"

namespace attentoscope {

namespace {

double timesUsed(MapUse use, const Batch& batch)
{
    switch (use) {
    case MapUse::SourceToken:
        return static_cast<double>(batch.sourceTokens);
    case MapUse::TargetToken:
        return static_cast<double>(batch.targetTokens);
    case MapUse::Pair: {
        double pairs = 0.0;
        for (std::size_t sentence = 0; sentence < batch.size; ++sentence)
            pairs += static_cast<double>(batch.sourceLengths[sentence] * batch.targetLengths[sentence]);
        return pairs;
    }
    case MapUse::Never:
    case MapUse::Sentence:
        break;
    }
    return 0.0;
}

} // namespace

double trainingOperations(const ModelSizes& sizes, const Batch& batch)
{
    constexpr double forwardAndBackward = 3.0;
    double operations = 0.0;
    for (const auto& map : sizes.maps)
        operations += 2.0 * static_cast<double>(map.inputs * map.outputs) * timesUsed(map.use, batch);
    return forwardAndBackward * operations;
}

} // namespace attentoscope
