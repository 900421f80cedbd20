// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/gradientsum.h"
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
    /// Trains along with other processes: this one computes its share of each batch. Null: alone.
    Trainer(std::shared_ptr<TranslationModel> model, std::shared_ptr<Ranks> ranks);

    /// Forward, backward, clip, update. Teacher forcing is the configuration's at this step, unless one is given. If
    /// the loss or a gradient is not finite, that is a NotFinite error, and the weights stay.
    Result<TrainedBatch> train(
        const Batch& batch, double learningRate, std::optional<double> teacherForcing = std::nullopt);

    /// Takes smaller micro-batches from now on. Returns false if they are as small as they can be.
    bool useSmallerMicroBatches();

    std::int64_t step() const { return m_model->step; }
    TranslationModel& model() { return *m_model; }

    /// Optimiser and random generators, for saving and resuming.
    StoredTensors state() const;
    Result<void> setState(const StoredTensors& state);

private:
    Result<double> lossAndGradients(const Batch& batch, double teacherForcing);
    Result<double> lossOfAllRanks(const Batch& batch, double teacherForcing);
    double addGradients(const Batch& batch, double teacherForcing);
    double gradientNorm() const;

    std::shared_ptr<TranslationModel> m_model;
    NamedParameters m_parameters;
    std::unique_ptr<Optimizer> m_optimizer;
    Random m_samplingRandom;
    Replicas m_replicas;
    std::unique_ptr<GradientSum> m_sum; ///< over the ranks; null: there are no others
    MicroBatchLimit m_microBatchLimit;
};

} // namespace attentoscope
