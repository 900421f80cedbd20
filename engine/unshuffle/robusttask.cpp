// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/robusttask.h"

#include "engine/arithmetic/guarded.h"
#include "engine/corpus/samples/numbersample.h"
#include "engine/model/tensors.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attentoscope {

namespace {

constexpr const char* lossesName = "robust.losses";

} // namespace

double RobustTask::addGradients(const Sequences& sequences, std::int64_t outputs)
{
    if (sequences.empty())
        return 0.0;
    const auto batch = makeVectorBatch(sequences, model().firstTarget());
    auto loss = model().loss(batch);
    if (batch.outputs != outputs)
        loss = loss * (static_cast<double>(batch.outputs) / static_cast<double>(outputs));
    if (sum())
        sum()->startWithBackward();
    loss.backward();
    return loss.item<double>();
}

Result<double> RobustTask::lossAndGradients(const Sequences& sequences, std::int64_t outputs)
{
    forgetGradients();
    if (!sum())
        return addGradients(sequences, outputs);
    Sequences share;
    const auto count = static_cast<std::size_t>(sum()->ranks().count());
    for (auto at = static_cast<std::size_t>(sum()->ranks().rank()); at < sequences.size(); at += count)
        share.push_back(sequences[at]);
    const auto own = guarded([&] { return Result<double>(addGradients(share, outputs)); });
    const auto all = sum()->finish({own.value_or(0.0), own ? 0.0 : 1.0});
    if (!all || !own)
        return std::unexpected(all ? own.error() : all.error());
    if (all->failures > 0.0)
        return failure(ErrorCode::OutOfMemory, "Another rank could not compute its share of the batch.");
    return all->loss;
}

Result<BatchReport> RobustTask::trainBatch(const RunPosition& position, double learningRate)
{
    if (sum() && sum()->ranks().leads())
        if (auto told = sum()->ranks().order({position, learningRate}); !told)
            return std::unexpected(told.error());
    Sequences sequences(static_cast<std::size_t>(configuration().batchSize));
    std::size_t inputs = 0;
    for (auto& sequence : sequences) {
        sequence = drawShuffledNumbers(random());
        inputs += sequence.size() + 1;
    }
    std::int64_t outputs = 0;
    for (const auto& sequence : sequences)
        outputs += static_cast<std::int64_t>(sequence.size()) - model().firstTarget() + 1;
    const auto loss = lossAndGradients(sequences, outputs);
    if (!loss)
        return std::unexpected(loss.error());
    const double value = *loss;
    const double norm = gradientNorm();
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
        .targetTokens = outputs,
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
