// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/modelsizeof.h"

#include "engine/settings/modelcounts.h"

namespace attentoscope {

namespace {

/// That the optimiser keeps with the saves.
std::uint64_t numbersPerWeight(const TrainingConfiguration& training)
{
    if (training.optimizer == OptimizerKind::Sgd)
        return training.momentum > 0.0 ? 1 : 0;
    return 2; // of Adam and Adadelta: two running means
}

} // namespace

Result<ModelSize> modelSizeOf(const RunIdentity& identity)
{
    const auto& configuration = identity.configuration;
    const auto sizes = modelSizes(configuration, identity.source.size(), identity.target.size());
    if (!sizes)
        return std::unexpected(sizes.error());
    const auto weights = weightCount(*sizes);
    return ModelSize{weights, weights * sizeof(float) * (1 + numbersPerWeight(configuration.training))};
}

} // namespace attentoscope
