// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/articletask.h"

#include "engine/arithmetic/guarded.h"
#include "engine/corpus/samples/numbersample.h"
#include "engine/model/tensors.h"

#include <cmath>

namespace attentoscope {

namespace {

constexpr const char* slowName = "article.slow";
constexpr double slowShare = 0.1; ///< of the rate

torch::Tensor flag(bool value)
{
    return torch::full({1}, value ? 1 : 0, torch::kInt64);
}

} // namespace

Result<BatchReport> ArticleTask::trainBatch(const RunPosition&, double learningRate)
{
    const auto numbers = drawShuffledNumbers(random());
    const double rate = m_isSlow ? slowShare * learningRate : learningRate;
    const auto before = weights();
    const auto trained = guarded([&] { return trainSequence(numbers, rate); });
    if (!trained) {
        setWeights(before, model().step).value();
        return std::unexpected(trained.error());
    }
    ++model().step;
    const bool goalReached = trained->mean < goalLoss;
    if (!goalReached && !m_isSlow && trained->mean < slowLoss) {
        m_isSlow = true;
        forgetMomentum();
    }
    return BatchReport{.loss = trained->mean,
        .gradientNorm = trained->gradientNorm,
        .learningRate = rate,
        .sourceTokens = static_cast<std::int64_t>(numbers.size()) + 1,
        .targetTokens = static_cast<std::int64_t>(trained->losses.size()),
        .goalReached = goalReached};
}

Result<ArticleTask::SequenceReport> ArticleTask::trainSequence(const std::vector<int>& numbers, double learningRate)
{
    const std::vector<std::vector<int>> one{numbers};
    const auto batch = makeVectorBatch(one, model().firstTarget());
    SequenceReport report;
    for (std::int64_t step = 0; step < batch.outputs; ++step) {
        const auto state = batch.states.narrow(0, step, 1);
        const auto output = model().network().forward(state, batch.inputs, batch.padding).vectors;
        const auto loss = (output - batch.targets.narrow(0, step, 1)).square().mean();
        const double norm = backward(loss);
        report.losses.push_back(loss.item<double>());
        if (!std::isfinite(report.losses.back()) || !std::isfinite(norm))
            return std::unexpected(notFinite(learningRate));
        optimizer().step(learningRate, 1.0);
        report.mean += report.losses.back() / static_cast<double>(batch.outputs);
        report.gradientNorm += norm / static_cast<double>(batch.outputs);
    }
    return report;
}

StoredTensors ArticleTask::state() const
{
    auto state = UnshuffleTask::state();
    state.tensors.push_back(toStored(slowName, flag(m_isSlow)));
    return state;
}

Result<void> ArticleTask::setState(const StoredTensors& state)
{
    const auto slow = fromStored(state, slowName, flag(false));
    if (!slow)
        return std::unexpected(slow.error());
    m_isSlow = slow->item<std::int64_t>() != 0;
    return UnshuffleTask::setState(state);
}

} // namespace attentoscope
