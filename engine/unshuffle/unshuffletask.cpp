// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/unshuffletask.h"

#include "engine/arithmetic/guarded.h"
#include "engine/corpus/samples/numbersample.h"
#include "engine/model/tensors.h"
#include "engine/settings/settingrows.h"
#include "engine/unshuffle/vectordecoder.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attentoscope {

namespace {

// Makes sequences independent of weights, which have the same seed.
constexpr std::uint64_t sequenceSalt = 0x73687566666c65;
constexpr const char* randomName = "random.sequences";

} // namespace

Result<std::unique_ptr<TrainingTask>> UnshuffleTask::make(
    std::shared_ptr<VectorModel> model, std::shared_ptr<Ranks> ranks)
{
    if (model->configuration().training.recipe == UnshuffleRecipe::Robust)
        return std::make_unique<RobustTask>(std::move(model), std::move(ranks));
    if (ranks)
        return failure(ErrorCode::InvalidSetting,
            "With recipe=article one output is trained after the other, so several ranks have nothing to share. Train "
            "it alone, or take recipe=robust.");
    return std::make_unique<ArticleTask>(std::move(model));
}

UnshuffleTask::UnshuffleTask(std::shared_ptr<VectorModel> model)
    : m_model(std::move(model)), m_random(configuration().seed ^ sequenceSalt)
{
    m_parameters = trainedWeights(m_model->network());
    forgetMomentum();
}

void UnshuffleTask::forgetMomentum()
{
    m_optimizer = makeOptimizer(configuration(), m_parameters);
}

void UnshuffleTask::trainAlong(std::shared_ptr<Ranks> ranks)
{
    if (ranks)
        m_sum = std::make_unique<GradientSum>(std::move(ranks), m_model->network().parameters());
}

void UnshuffleTask::forgetGradients()
{
    for (auto& [name, weight] : m_parameters)
        weight.mutable_grad().reset();
}

double UnshuffleTask::backward(const torch::Tensor& loss)
{
    forgetGradients();
    loss.backward();
    return gradientNorm();
}

double UnshuffleTask::gradientNorm() const
{
    double squares = 0.0;
    for (const auto& [name, weight] : m_parameters) {
        const auto norm = weight.grad().norm().item<double>();
        squares += norm * norm;
    }
    return std::sqrt(squares);
}

Error UnshuffleTask::notFinite(double learningRate) const
{
    return {ErrorCode::NotFinite,
        Message(
            "Step {}: the loss is no longer a number, so training stopped with the weights of the step before. Try a "
            "smaller learning rate than {}.",
            m_model->step + 1, settingrows::realText(learningRate)),
        {}};
}

Message UnshuffleTask::useLessMemory(const RunPosition&)
{
    return Message("its {} sequences, so the weights are still those of the step before. Close other programs and go "
                   "on, "
                   "or start again with a smaller batch_size.",
        configuration().batchSize);
}

std::optional<Translation> UnshuffleTask::decode(const WatchedSentence& sentence)
{
    const auto source = readVectors(sentence.source);
    if (!source)
        return std::nullopt;
    const auto target = sentence.target ? readVectors(*sentence.target) : source;
    if (sentence.target && target)
        return forceVectors(*m_model, *source, target->vectors);
    return decodeVectors(*m_model, *source, 0, {}, {});
}

StoredTensors UnshuffleTask::weights() const
{
    return weightsOf(m_model->network());
}

Result<void> UnshuffleTask::setWeights(const StoredTensors& weights, std::int64_t step)
{
    auto set = setWeightsOf(m_model->network(), weights);
    if (set)
        m_model->step = step;
    return set;
}

StoredTensors UnshuffleTask::state() const
{
    StoredTensors state;
    m_optimizer->save(state);
    state.tensors.push_back(toStored(randomName, toTensor(m_random.state())));
    return state;
}

Result<void> UnshuffleTask::setState(const StoredTensors& state)
{
    const auto random = fromStored(state, randomName, toTensor(m_random.state()));
    if (!random)
        return std::unexpected(random.error());
    if (auto loaded = m_optimizer->load(state); !loaded)
        return loaded;
    m_random.setState(toWords(*random));
    return {};
}

namespace {

constexpr const char* slowName = "article.slow";
constexpr double slowShare = 0.1; ///< share of the first rate

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
    const auto all = sum()->finish({.loss = own.value_or(0.0), .failures = own ? 0.0 : 1.0});
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
