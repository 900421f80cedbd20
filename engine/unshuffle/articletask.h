// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/unshuffle/unshuffletask.h"

namespace attentoscope {

/// The alignment article's training loop as printed. A batch is one sequence, and each of its outputs is an SGD step of
/// its own. After the first sequence whose mean loss is under 0.05, a new SGD with a tenth of the rate takes over, and
/// momentum is forgotten. A sequence under 0.03 ends the training. One lucky short sequence can cause either.
class ArticleTask final : public UnshuffleTask
{
public:
    static constexpr double slowLoss = 0.05;
    static constexpr double goalLoss = 0.03;

    explicit ArticleTask(std::shared_ptr<VectorModel> model) : UnshuffleTask(std::move(model)) { }

    Result<BatchReport> trainBatch(const RunPosition& position, double learningRate) override;
    StoredTensors state() const override;
    Result<void> setState(const StoredTensors& state) override;

    /// Trains on one sequence. The loss of each output is taken before the step of that output.
    struct SequenceReport
    {
        std::vector<double> losses;
        double mean = 0.0;
        double gradientNorm = 0.0; ///< mean over the outputs
    };
    Result<SequenceReport> trainSequence(const std::vector<int>& numbers, double learningRate);

private:
    bool m_isSlow = false; ///< the second SGD is at work
};

} // namespace attentoscope
