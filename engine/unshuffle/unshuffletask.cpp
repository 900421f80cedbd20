// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/unshuffletask.h"

#include "engine/model/tensors.h"
#include "engine/settings/settingrows.h"
#include "engine/unshuffle/articletask.h"
#include "engine/unshuffle/robusttask.h"
#include "engine/unshuffle/vectordecoder.h"

#include <cmath>

namespace attentoscope {

namespace {

constexpr std::uint64_t sequenceSalt = 0x73687566666c65; // sequences are independent of the weights of the same seed
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
    for (const auto& item : m_model->network().named_parameters())
        m_parameters.emplace_back(item.key(), item.value());
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

} // namespace attentoscope
