// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/gradientsum.h"
#include "engine/reproducible/random.h"
#include "engine/training/optimizer.h"
#include "engine/training/trainingtask.h"
#include "engine/unshuffle/vectormodel.h"

namespace attentoscope {

/// The task of training the attention over vectors. Sequences are drawn when they are needed and hardly ever come
/// twice. So there are no epochs and no separate validation: the training loss is the loss on unseen sequences.
class UnshuffleTask : public TrainingTask
{
public:
    /// The task of the configuration's recipe. `ranks` may be null: it trains alone. The article's recipe, which trains
    /// on one output after the other, has nothing to share among ranks and is refused.
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
    void forgetMomentum(); ///< a new optimiser
    void forgetGradients();
    double gradientNorm() const;
    double backward(const torch::Tensor& loss); ///< fresh gradients; gives their norm
    GradientSum* sum() { return m_sum.get(); } ///< over the ranks; null: there are no others
    Error notFinite(double learningRate) const;

private:
    std::shared_ptr<VectorModel> m_model;
    NamedParameters m_parameters;
    std::unique_ptr<Optimizer> m_optimizer;
    Random m_random; ///< of the sequences
    std::unique_ptr<GradientSum> m_sum;
};

} // namespace attentoscope
