// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/optimizer.h"

#include "engine/training/updates.h"

#include <cmath>

namespace attentoscope {

namespace {

torch::Tensor stepTensor(std::int64_t step)
{
    return torch::full({1}, step, torch::kInt64);
}

/// Loads one stored tensor for each parameter, in its shape.
Result<std::vector<torch::Tensor>> loadMoments(
    const StoredTensors& state, const std::string& prefix, const NamedParameters& parameters)
{
    std::vector<torch::Tensor> moments;
    for (const auto& [name, weight] : parameters) {
        auto one = fromStored(state, prefix + name, weight);
        if (!one)
            return std::unexpected(one.error());
        moments.push_back(*one);
    }
    return moments;
}

class Adam final : public Optimizer
{
public:
    Adam(NamedParameters parameters, const AdamOptions& options)
        : m_parameters(std::move(parameters)), m_options(options)
    {
        for (const auto& [name, weight] : m_parameters) {
            m_first.push_back(torch::zeros_like(weight.detach()));
            m_second.push_back(torch::zeros_like(weight.detach()));
        }
    }

    void step(double learningRate, double gradientScale) override
    {
        ++m_step;
        const AdamUpdate update(learningRate, gradientScale, m_options, m_step);
        for (std::size_t index = 0; index < m_parameters.size(); ++index) {
            auto& weight = m_parameters[index].second;
            if (weight.grad().defined())
                update.apply(weight, weight.grad(), m_first[index], m_second[index]);
        }
    }

    void save(StoredTensors& state) const override
    {
        state.tensors.push_back(toStored("adam.step", stepTensor(m_step)));
        for (std::size_t index = 0; index < m_parameters.size(); ++index) {
            state.tensors.push_back(toStored("adam.first." + m_parameters[index].first, m_first[index]));
            state.tensors.push_back(toStored("adam.second." + m_parameters[index].first, m_second[index]));
        }
    }

    Result<void> load(const StoredTensors& state) override
    {
        const auto step = fromStored(state, "adam.step", stepTensor(0));
        if (!step)
            return std::unexpected(step.error());
        auto first = loadMoments(state, "adam.first.", m_parameters);
        auto second = loadMoments(state, "adam.second.", m_parameters);
        if (!first || !second)
            return std::unexpected(!first ? first.error() : second.error());
        m_step = step->item<std::int64_t>();
        m_first = std::move(*first);
        m_second = std::move(*second);
        return {};
    }

private:
    NamedParameters m_parameters;
    std::vector<torch::Tensor> m_first, m_second;
    AdamOptions m_options;
    std::int64_t m_step = 0;
};

class StochasticGradientDescent final : public Optimizer
{
public:
    StochasticGradientDescent(NamedParameters parameters, double momentum)
        : m_parameters(std::move(parameters)), m_momentum(momentum)
    {
        if (momentum > 0.0)
            for (const auto& [name, weight] : m_parameters)
                m_velocity.push_back(torch::zeros_like(weight.detach()));
    }

    void step(double learningRate, double gradientScale) override
    {
        const torch::NoGradGuard guard;
        for (std::size_t index = 0; index < m_parameters.size(); ++index) {
            auto& weight = m_parameters[index].second;
            if (!weight.grad().defined())
                continue;
            if (m_momentum > 0.0) {
                m_velocity[index].mul_(m_momentum).add_(weight.grad(), gradientScale);
                weight.add_(m_velocity[index], -learningRate);
            } else {
                weight.add_(weight.grad(), -learningRate * gradientScale);
            }
        }
    }

    void save(StoredTensors& state) const override
    {
        for (std::size_t index = 0; index < m_velocity.size(); ++index)
            state.tensors.push_back(toStored("sgd.velocity." + m_parameters[index].first, m_velocity[index]));
    }

    Result<void> load(const StoredTensors& state) override
    {
        if (m_momentum <= 0.0)
            return {};
        auto velocity = loadMoments(state, "sgd.velocity.", m_parameters);
        if (!velocity)
            return std::unexpected(velocity.error());
        m_velocity = std::move(*velocity);
        return {};
    }

private:
    NamedParameters m_parameters;
    std::vector<torch::Tensor> m_velocity;
    double m_momentum;
};

/// Adadelta (Zeiler 2012): ρ 0.95, ε 1e-6.
class Adadelta final : public Optimizer
{
public:
    explicit Adadelta(NamedParameters parameters) : m_parameters(std::move(parameters))
    {
        for (const auto& [name, weight] : m_parameters) {
            m_gradients.push_back(torch::zeros_like(weight.detach()));
            m_updates.push_back(torch::zeros_like(weight.detach()));
        }
    }

    void step(double learningRate, double gradientScale) override
    {
        constexpr double decay = 0.95, epsilon = 1e-6;
        const torch::NoGradGuard guard;
        for (std::size_t index = 0; index < m_parameters.size(); ++index) {
            auto& weight = m_parameters[index].second;
            if (!weight.grad().defined())
                continue;
            const auto gradient = weight.grad() * gradientScale;
            m_gradients[index].mul_(decay).addcmul_(gradient, gradient, 1.0 - decay);
            const auto update =
                (m_updates[index] + epsilon).sqrt_().div_((m_gradients[index] + epsilon).sqrt_()).mul_(gradient);
            m_updates[index].mul_(decay).addcmul_(update, update, 1.0 - decay);
            weight.add_(update, -learningRate);
        }
    }

    void save(StoredTensors& state) const override
    {
        for (std::size_t index = 0; index < m_parameters.size(); ++index) {
            state.tensors.push_back(toStored("adadelta.gradients." + m_parameters[index].first, m_gradients[index]));
            state.tensors.push_back(toStored("adadelta.updates." + m_parameters[index].first, m_updates[index]));
        }
    }

    Result<void> load(const StoredTensors& state) override
    {
        auto gradients = loadMoments(state, "adadelta.gradients.", m_parameters);
        auto updates = loadMoments(state, "adadelta.updates.", m_parameters);
        if (!gradients || !updates)
            return std::unexpected(!gradients ? gradients.error() : updates.error());
        m_gradients = std::move(*gradients);
        m_updates = std::move(*updates);
        return {};
    }

private:
    NamedParameters m_parameters;
    std::vector<torch::Tensor> m_gradients, m_updates; ///< running means of squares
};

} // namespace

std::unique_ptr<Optimizer> makeOptimizer(const TrainingConfiguration& configuration, NamedParameters parameters)
{
    switch (configuration.optimizer) {
    case OptimizerKind::Sgd:
        return std::make_unique<StochasticGradientDescent>(std::move(parameters), configuration.momentum);
    case OptimizerKind::Adadelta:
        return std::make_unique<Adadelta>(std::move(parameters));
    case OptimizerKind::Adam:
        break;
    }
    return std::make_unique<Adam>(
        std::move(parameters), AdamOptions{configuration.weightDecay, configuration.secondMomentDecay});
}

} // namespace attentoscope
