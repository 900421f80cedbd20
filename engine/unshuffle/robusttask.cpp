// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/robusttask.h"

#include "engine/corpus/samples/numbersample.h"
#include "engine/model/tensors.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attentoscope {

namespace {

constexpr const char* lossesName = "robust.losses";

} // namespace

Result<BatchReport> RobustTask::trainBatch(const RunPosition&, double learningRate)
{
    std::vector<std::vector<int>> sequences(static_cast<std::size_t>(configuration().batchSize));
    std::size_t inputs = 0;
    for (auto& sequence : sequences) {
        sequence = drawShuffledNumbers(random());
        inputs += sequence.size() + 1;
    }
    const auto batch = makeVectorBatch(sequences, model().firstTarget());
    const auto loss = model().loss(batch);
    const double norm = backward(loss);
    const double value = loss.item<double>();
    if (!std::isfinite(value) || !std::isfinite(norm))
        return std::unexpected(notFinite(learningRate));
    const double clip = configuration().clipNorm;
    optimizer().step(learningRate, clip > 0.0 && norm > clip ? clip / (norm + 1e-6) : 1.0);
    ++model().step;
    m_losses.push_back(value);
    if (m_losses.size() > batchesUntilGoal())
        m_losses.pop_front();
    return BatchReport{.loss = value,
        .gradientNorm = norm,
        .learningRate = learningRate,
        .sourceTokens = static_cast<std::int64_t>(inputs),
        .targetTokens = batch.outputs,
        .goalReached = isGoalReached()};
}

std::size_t RobustTask::batchesUntilGoal() const
{
    const auto size = static_cast<std::size_t>(configuration().batchSize);
    return (goalSequences + size - 1) / size;
}

bool RobustTask::isGoalReached() const
{
    const double sum = std::accumulate(m_losses.begin(), m_losses.end(), 0.0);
    return m_losses.size() == batchesUntilGoal() && sum < goalLoss * static_cast<double>(m_losses.size());
}

StoredTensors RobustTask::state() const
{
    auto losses = torch::full({static_cast<std::int64_t>(batchesUntilGoal())}, -1.0, torch::kFloat64);
    std::ranges::copy(m_losses, losses.data_ptr<double>());
    auto state = UnshuffleTask::state();
    state.tensors.push_back(toStored(lossesName, losses));
    return state;
}

Result<void> RobustTask::setState(const StoredTensors& state)
{
    const auto like = torch::empty({static_cast<std::int64_t>(batchesUntilGoal())}, torch::kFloat64);
    const auto losses = fromStored(state, lossesName, like);
    if (!losses)
        return std::unexpected(losses.error());
    m_losses.clear();
    for (std::int64_t index = 0; index < losses->numel(); ++index)
        if (const double loss = losses->data_ptr<double>()[index]; loss >= 0.0)
            m_losses.push_back(loss);
    return UnshuffleTask::setState(state);
}

} // namespace attentoscope
