// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainer.h"

#include "engine/storage/tensors.h"
#include "engine/training/updates.h"

#include <cmath>

namespace attentoscope {

namespace {

constexpr std::uint64_t coinSalt = 0x636f696e73; // coins are independent of the shuffling with the same seed

} // namespace

Trainer::Trainer(std::shared_ptr<TranslationModel> model)
    : m_model(std::move(model)), m_coins(m_model->configuration().training.seed ^ coinSalt)
{
    for (const auto& item : m_model->network().named_parameters())
        m_parameters.emplace_back(item.key(), item.value());
    m_optimizer = makeOptimizer(m_model->configuration().training, m_parameters);
}

double Trainer::gradientNorm() const
{
    double squares = 0.0;
    for (const auto& [name, weight] : m_parameters)
        if (weight.grad().defined())
            squares += squaredNorm(weight.grad());
    return std::sqrt(squares);
}

Result<TrainedBatch> Trainer::train(const Batch& batch, double learningRate, std::optional<double> teacherForcing)
{
    const auto& configuration = m_model->configuration().training;
    auto& network = m_model->network();
    network.train();
    for (auto& [name, weight] : m_parameters)
        weight.mutable_grad().reset();

    const auto tensors = BatchTensors::from(batch);
    auto forcing = throwCoins(tensors.targetInput.size(0), tensors.targetInput.size(1),
        teacherForcing.value_or(forcingProbability(configuration, m_model->step + 1)), configuration.forcingCoin,
        m_coins);
    forcing.end = configuration.freeRunningEnd;
    const auto output = network.forward(tensors, forcing);
    const auto sum = network.lossSum(output, tensors, configuration.labelSmoothing);
    const auto tokens = static_cast<double>(batch.targetTokens);
    network.clock().enter(StepPart::Backward);
    (sum / (configuration.lossAverage == LossAverage::Pairs ? static_cast<double>(batch.size) : tokens)).backward();

    network.clock().enter(StepPart::Optimizer);
    TrainedBatch trained{.loss = sum.item<double>() / tokens,
        .gradientNorm = gradientNorm(),
        .learningRate = learningRate,
        .sourceTokens = static_cast<std::int64_t>(batch.sourceTokens),
        .targetTokens = tensors.targetTokens};
    if (!std::isfinite(trained.loss) || !std::isfinite(trained.gradientNorm))
        return failure(ErrorCode::NotFinite,
            "Step " + std::to_string(m_model->step + 1) + ": the " + (std::isfinite(trained.loss) ? "gradient" : "loss")
                + " is no longer a number, so training stopped with the weights of the step before. Try a smaller learning rate than "
                + std::to_string(learningRate) + ", or clip gradients with a smaller clip_norm.");
    const double clip = configuration.clipNorm;
    const double scale = clip > 0.0 && trained.gradientNorm > clip ? clip / (trained.gradientNorm + 1e-6) : 1.0;
    m_optimizer->step(learningRate, scale);
    ++m_model->step;
    network.clock().enter(StepPart::Data);
    return trained;
}

StoredTensors Trainer::state() const
{
    StoredTensors state;
    m_optimizer->save(state);
    state.tensors.push_back(toStored("random.dropout", m_model->random().state()));
    state.tensors.push_back(toStored("random.coins", toTensor(m_coins.state())));
    return state;
}

Result<void> Trainer::setState(const StoredTensors& state)
{
    const auto dropout = fromStored(state, "random.dropout", m_model->random().state());
    const auto coins = fromStored(state, "random.coins", toTensor(m_coins.state()));
    if (!dropout || !coins)
        return std::unexpected(!dropout ? dropout.error() : coins.error());
    if (auto loaded = m_optimizer->load(state); !loaded)
        return loaded;
    m_model->random().setState(*dropout);
    m_coins.setState(toWords(*coins));
    return {};
}

} // namespace attentoscope
