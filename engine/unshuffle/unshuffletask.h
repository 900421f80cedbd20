// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/gradientsum.h"
#include "engine/reproducible/random.h"
#include "engine/training/optimizer.h"
#include "engine/training/trainingtask.h"
#include "engine/unshuffle/vectormodel.h"

#include <deque>

namespace attentoscope {

/// Training of the attention over vectors. Sequences are drawn when they are needed and hardly ever repeat. So there
/// are no epochs and no separate validation: the training loss is the loss on unseen sequences.
class UnshuffleTask : public TrainingTask
{
public:
    /// Makes the task of the configured recipe. If `ranks` is null, this process trains alone. The article's recipe
    /// refuses `ranks`: it trains on one output after the other, so there is nothing to share.
    static Result<std::unique_ptr<TrainingTask>> make(
        std::shared_ptr<VectorModel> model, std::shared_ptr<Ranks> ranks = nullptr);

    const TrainingConfiguration& configuration() const final { return m_model->configuration().training; }
    std::int64_t batchesInEpoch(std::int64_t) final { return 0; }
    Message useLessMemory(const RunPosition& position) final;
    bool beginValidation() final { return false; }
    std::optional<ValidationReport> advanceValidation() final { return std::nullopt; }
    void cancelValidation() final { }
    double validationWork() const final { return 0.0; }
    ValidationRest shortenValidation() final { return ValidationRest::Short; }
    std::optional<Translation> decode(const WatchedSentence& sentence) final;
    StoredTensors weights() const final;
    Result<void> setWeights(const StoredTensors& weights, std::int64_t step) final;
    StoredTensors state() const override;
    Result<void> setState(const StoredTensors& state) override;

protected:
    explicit UnshuffleTask(std::shared_ptr<VectorModel> model);
    void trainAlong(std::shared_ptr<Ranks> ranks);

    VectorModel& model() { return *m_model; }
    Random& random() { return m_random; }
    Optimizer& optimizer() { return *m_optimizer; }
    void forgetMomentum(); ///< begins with a new optimiser
    void forgetGradients();
    double gradientNorm() const;
    double backward(const torch::Tensor& loss); ///< clears the old gradients; returns the norm of the new ones
    GradientSum* sum() { return m_sum.get(); } ///< sum over the ranks; null if this process trains alone
    Error notFinite(double learningRate) const;

private:
    std::shared_ptr<VectorModel> m_model;
    NamedParameters m_parameters;
    std::unique_ptr<Optimizer> m_optimizer;
    Random m_random; ///< draws the sequences
    std::unique_ptr<GradientSum> m_sum;
};

/// The training loop of the alignment article as printed. A batch is one sequence, and each of its outputs is a
/// separate SGD step. After the first sequence with a mean loss under 0.05, a new SGD optimiser with no momentum yet
/// continues with a tenth of the rate. Training ends after a sequence with a mean loss under 0.03. A single short
/// sequence can reach either limit by chance.
class ArticleTask final : public UnshuffleTask
{
public:
    static constexpr double slowLoss = 0.05;
    static constexpr double goalLoss = 0.03;

    explicit ArticleTask(std::shared_ptr<VectorModel> model) : UnshuffleTask(std::move(model)) { }

    Result<BatchReport> trainBatch(const RunPosition& position, double learningRate) override;
    StoredTensors state() const override;
    Result<void> setState(const StoredTensors& state) override;

    /// The result of training on one sequence. The loss of each output is measured before its step.
    struct SequenceReport
    {
        std::vector<double> losses;
        double mean = 0.0;
        double gradientNorm = 0.0; ///< mean over the outputs
    };
    Result<SequenceReport> trainSequence(const std::vector<int>& numbers, double learningRate);

private:
    bool m_isSlow = false; ///< whether the second SGD is in use
};

/// Our own training of the same model: batches of sequences, all outputs at once (the states are the true vectors), and
/// with [1,2] as a target too. It ends when the mean loss over the last 500 sequences is under 0.0003. By then, every
/// row of unseen sequences has its largest weight on the right vector.
class RobustTask final : public UnshuffleTask
{
public:
    static constexpr double goalLoss = 3e-4;
    static constexpr std::size_t goalSequences = 500;

    RobustTask(std::shared_ptr<VectorModel> model, std::shared_ptr<Ranks> ranks) : UnshuffleTask(std::move(model))
    {
        trainAlong(std::move(ranks));
    }

    Result<BatchReport> trainBatch(const RunPosition& position, double learningRate) override;
    StoredTensors state() const override;
    Result<void> setState(const StoredTensors& state) override;

private:
    using Sequences = std::vector<std::vector<int>>;
    /// `outputs` is the number of outputs in the loss.
    double addGradients(const Sequences& sequences, std::int64_t outputs);
    Result<double> lossAndGradients(const Sequences& sequences, std::int64_t outputs);
    bool isGoalReached() const;
    std::size_t batchesUntilGoal() const; ///< number of batches that contain the sequences of the mean

    std::deque<double> m_losses; ///< losses of the last batches
};

} // namespace attentoscope
