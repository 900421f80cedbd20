// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/gradientsum.h"
#include "engine/model/scheduledsampling.h"
#include "engine/model/seq2seq.h"
#include "engine/model/translationmodel.h"
#include "engine/reproducible/random.h"
#include "engine/training/optimizer.h"
#include "engine/training/replicas.h"
#include "engine/training/trainingtask.h"

#include <optional>
#include <vector>

namespace attentoscope {

/// Some sentences of a batch, padded to the longest of them.
struct MicroBatch
{
    BatchTensors batch;
    Forcing forcing;
};

/// Decides when a batch is split into micro-batches, whose gradients are accumulated. The activations for the backward
/// pass grow with the number of words times the size of the states. Limiting them makes the memory of training
/// independent of the longest sentences of a corpus.
struct MicroBatchLimit
{
    std::int64_t activations = 5'000'000; ///< positions × H × layers; with LSTMs this is about 170 MiB of float32

    /// The number of micro-batches for a batch with these lengths. Each has at least 16 sentences, because products
    /// with fewer rows are slow.
    std::int64_t countFor(const BatchTensors& batch, const ModelConfiguration& configuration) const;
};

/// The share of one of several ranks: every `count`th sentence, beginning with `rank`. Empty if there are too few
/// sentences.
MicroBatch shareOf(const BatchTensors& batch, const Forcing& forcing, int rank, int count);

/// Divides the batch into `count` parts that take equally long: sentences are given to the parts in turn.
std::vector<MicroBatch> splitForReplicas(const BatchTensors& batch, const Forcing& forcing, int count);

/// Divides the batch into at most `count` micro-batches of nearly equal size.
std::vector<MicroBatch> splitIntoMicroBatches(const BatchTensors& batch, const Forcing& forcing, std::int64_t count);

/// What a batch teaches besides its words.
struct Guidance
{
    TaughtLinks links;
    double weight = 0.0; ///< weight of the alignment loss; 0: nothing is taught
};

/// Makes optimisation steps, one at a time. TrainingLoop decides on epochs and the end.
class Trainer
{
public:
    explicit Trainer(std::shared_ptr<TranslationModel> model, MicroBatchLimit limit = {});
    /// If `ranks` is not null, this process computes its share of each batch, together with other processes.
    Trainer(std::shared_ptr<TranslationModel> model, std::shared_ptr<Ranks> ranks);

    /// Makes one step: forward, backward, clip, update. Without a given probability, teacher forcing is the configured
    /// one for this step. If a loss or gradient is not finite, returns a NotFinite error, and the weights do not
    /// change.
    Result<BatchReport> train(const Batch& batch, double learningRate,
        std::optional<double> teacherForcing = std::nullopt, const Guidance& guidance = {});

    /// From now on, uses smaller micro-batches. Returns false if they cannot be smaller.
    bool useSmallerMicroBatches();

    std::int64_t step() const { return m_model->step; }
    TranslationModel& model() { return *m_model; }

    /// State of the optimiser and random generators, for saving and resuming.
    StoredTensors state() const;
    Result<void> setState(const StoredTensors& state);

private:
    /// Sums over the target words of a batch.
    struct LossSums
    {
        double words = 0.0;
        double alignment = 0.0;
    };
    Result<LossSums> lossAndGradients(const Batch& batch, double teacherForcing, const Guidance& guidance);
    Result<LossSums> lossOfAllRanks(const Batch& batch, double teacherForcing, const Guidance& guidance);
    LossSums addGradients(const Batch& batch, double teacherForcing, const Guidance& guidance);
    double gradientNorm() const;

    std::shared_ptr<TranslationModel> m_model;
    NamedParameters m_parameters;
    std::unique_ptr<Optimizer> m_optimizer;
    Random m_samplingRandom;
    Replicas m_replicas;
    std::unique_ptr<GradientSum> m_sum; ///< sum over the ranks; null if this process trains alone
    MicroBatchLimit m_microBatchLimit;
};

} // namespace attentoscope
