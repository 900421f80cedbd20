// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/unshuffle/unshuffletask.h"

#include <deque>

namespace attentoscope {

/// Our training of the same model: batches of sequences, all outputs at once (the true vectors are the states), and
/// [1,2] is asked for too. It ends when the mean loss over the last 500 sequences is under 0.0003. By then every row of
/// unseen sequences has its largest weight on the right vector.
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
    double addGradients(const Sequences& sequences, std::int64_t outputs); ///< of a loss over so many outputs
    Result<double> lossAndGradients(const Sequences& sequences, std::int64_t outputs);
    bool isGoalReached() const;
    std::size_t batchesUntilGoal() const; ///< that hold as many sequences as the mean is taken over

    std::deque<double> m_losses; ///< of the last batches
};

} // namespace attentoscope
