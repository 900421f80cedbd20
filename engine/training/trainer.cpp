// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainer.h"

#include "engine/model/tensors.h"
#include "engine/settings/settingrows.h"
#include "engine/training/updates.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attentoscope {

namespace {

constexpr std::uint64_t coinSalt = 0x636f696e73; // coins are independent of the shuffling with the same seed

} // namespace

Trainer::Trainer(std::shared_ptr<TranslationModel> model, SliceLimit limit)
    : m_model(std::move(model))
    , m_coins(m_model->configuration().training.seed ^ coinSalt)
    , m_lanes(*m_model)
    , m_sliceLimit(limit)
{
    for (const auto& item : m_model->network().named_parameters())
        m_parameters.emplace_back(item.key(), item.value());
    m_optimizer = makeOptimizer(m_model->configuration().training, m_parameters);
}

bool Trainer::useSmallerSlices()
{
    if (m_lanes.giveUp())
        return true;
    constexpr std::int64_t fewest = 10'000;
    m_sliceLimit.numbers /= 2;
    return m_sliceLimit.numbers > fewest;
}

double Trainer::gradientNorm() const
{
    double squares = 0.0;
    for (const auto& [name, weight] : m_parameters)
        if (weight.grad().defined())
            squares += squaredNorm(weight.grad());
    return std::sqrt(squares);
}

/// The sum of the batch's losses, whose mean's gradients are added to those of the weights.
double Trainer::addGradients(const Batch& batch, double teacherForcing)
{
    const auto& configuration = m_model->configuration();
    const auto tensors = BatchTensors::from(batch);
    auto forcing = throwCoins(tensors.targetInput.size(0), tensors.targetInput.size(1), teacherForcing,
        configuration.training.forcingCoin, m_coins);
    forcing.end = configuration.training.freeRunningEnd;
    const double divisor =
        static_cast<double>(configuration.training.lossAverage == LossAverage::Pairs ? batch.size : batch.targetTokens);
    const auto parts = dealBatch(tensors, forcing, m_lanes.countFor(batch.size));
    const int lanes = static_cast<int>(parts.size());
    std::int64_t count = 1; // the same for all: lanes wait for each other after each slice
    for (const auto& part : parts)
        count = std::max(count, SliceLimit{m_sliceLimit.numbers / lanes}.slices(part.batch, configuration.model));
    std::vector<std::vector<BatchSlice>> slices;
    std::size_t rounds = 0;
    for (const auto& [part, partForcing] : parts) {
        slices.push_back(cutBatch(part, partForcing, count));
        rounds = std::max(rounds, slices.back().size());
    }
    std::vector<double> sums(parts.size());
    const auto addSlice = [&](Seq2SeqImpl& network, const BatchSlice& slice, double& total) {
        const auto output = network.forward(slice.batch, slice.forcing);
        const auto sum = network.lossSum(output, slice.batch, configuration.training.labelSmoothing);
        network.clock().enter(StepPart::Backward);
        (sum / divisor).backward();
        total += sum.item<double>();
    };
    for (std::size_t round = 0; round < rounds; ++round) {
        m_lanes.run(lanes, [&](int lane, Seq2SeqImpl& network) {
            const auto index = static_cast<std::size_t>(lane);
            if (round < slices[index].size())
                addSlice(network, slices[index][round], sums[index]);
        });
        m_lanes.addGradients(); // after each round, or the next one would need memory for both lanes' gradients
    }
    return std::accumulate(sums.begin(), sums.end(), 0.0);
}

Result<TrainedBatch> Trainer::train(const Batch& batch, double learningRate, std::optional<double> teacherForcing)
{
    const auto& configuration = m_model->configuration().training;
    auto& network = m_model->network();
    network.train();
    for (auto& [name, weight] : m_parameters)
        weight.mutable_grad().reset();
    const double sum =
        addGradients(batch, teacherForcing.value_or(forcingProbability(configuration, m_model->step + 1)));

    network.clock().enter(StepPart::Optimizer);
    TrainedBatch trained{.loss = sum / static_cast<double>(batch.targetTokens),
        .gradientNorm = gradientNorm(),
        .learningRate = learningRate,
        .sourceTokens = static_cast<std::int64_t>(batch.sourceTokens),
        .targetTokens = static_cast<std::int64_t>(batch.targetTokens)};
    if (!std::isfinite(trained.loss) || !std::isfinite(trained.gradientNorm))
        return failure(ErrorCode::NotFinite,
            "Step " + std::to_string(m_model->step + 1) + ": the " + (std::isfinite(trained.loss) ? "gradient" : "loss")
                + " is no longer a number, so training stopped with the weights of the step before. Try a smaller learning rate than "
                + settingrows::realText(learningRate) + ", or clip gradients with a smaller clip_norm.");
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
    if (auto set = m_model->random().setState(*dropout); !set)
        return set;
    m_coins.setState(toWords(*coins));
    return {};
}

} // namespace attentoscope
