// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/reproducible/random.h"
#include "engine/training/microbatches.h"
#include "engine/training/optimizer.h"
#include "engine/training/replicas.h"

#include <optional>

namespace attentoscope {

struct TrainedBatch
{
    double loss = 0.0; ///< nats per target token
    double gradientNorm = 0.0; ///< before clipping
    double learningRate = 0.0;
    std::int64_t sourceTokens = 0;
    std::int64_t targetTokens = 0;
};

/// One optimisation step at a time; epochs and stopping are the business of TrainingLoop.
class Trainer
{
public:
    explicit Trainer(std::shared_ptr<TranslationModel> model, MicroBatchLimit limit = {});

    /// Forward, backward, clip, update, with the configuration's teacher forcing of this step or the one given. A loss
    /// or gradient that is not finite is a NotFinite error, and the weights stay.
    Result<TrainedBatch> train(
        const Batch& batch, double learningRate, std::optional<double> teacherForcing = std::nullopt);

    /// Lets less go through the model at once; false when it is as little as can be.
    bool useSmallerMicroBatches();

    std::int64_t step() const { return m_model->step; }
    TranslationModel& model() { return *m_model; }

    /// Optimiser and random generators, for saving and resuming.
    StoredTensors state() const;
    Result<void> setState(const StoredTensors& state);

private:
    double addGradients(const Batch& batch, double teacherForcing);
    double gradientNorm() const;

    std::shared_ptr<TranslationModel> m_model;
    NamedParameters m_parameters;
    std::unique_ptr<Optimizer> m_optimizer;
    Random m_samplingRandom;
    Replicas m_replicas;
    MicroBatchLimit m_microBatchLimit;
};

} // namespace attentoscope
