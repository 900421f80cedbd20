// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/optimizer.h"

#include "engine/storage/tensors.h"
#include "engine/training/updates.h"

#include <cmath>

namespace attentoscope {

namespace {

torch::Tensor stepTensor(std::int64_t step)
{
    return torch::full({1}, step, torch::kInt64);
}

class Adam final : public Optimizer
{
public:
    explicit Adam(NamedParameters parameters) : m_parameters(std::move(parameters))
    {
        for (const auto& [name, weight] : m_parameters) {
            m_first.push_back(torch::zeros_like(weight.detach()));
            m_second.push_back(torch::zeros_like(weight.detach()));
        }
    }

    void step(double learningRate, double gradientScale) override
    {
        ++m_step;
        const AdamUpdate update(learningRate, gradientScale, m_step);
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
        std::vector<torch::Tensor> first, second;
        for (const auto& [name, weight] : m_parameters) {
            auto one = fromStored(state, "adam.first." + name, weight);
            auto two = fromStored(state, "adam.second." + name, weight);
            if (!one || !two)
                return std::unexpected(!one ? one.error() : two.error());
            first.push_back(*one);
            second.push_back(*two);
        }
        m_step = step->item<std::int64_t>();
        m_first = std::move(first);
        m_second = std::move(second);
        return {};
    }

private:
    NamedParameters m_parameters;
    std::vector<torch::Tensor> m_first, m_second;
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
        std::vector<torch::Tensor> velocity;
        for (std::size_t index = 0; index < m_velocity.size(); ++index) {
            auto one = fromStored(state, "sgd.velocity." + m_parameters[index].first, m_parameters[index].second);
            if (!one)
                return std::unexpected(one.error());
            velocity.push_back(*one);
        }
        m_velocity = std::move(velocity);
        return {};
    }

private:
    NamedParameters m_parameters;
    std::vector<torch::Tensor> m_velocity;
    double m_momentum;
};

} // namespace

std::unique_ptr<Optimizer> makeOptimizer(const TrainingConfiguration& configuration, NamedParameters parameters)
{
    switch (configuration.optimizer) {
    case OptimizerKind::Sgd:
        return std::make_unique<StochasticGradientDescent>(std::move(parameters), configuration.momentum);
    case OptimizerKind::Adam:
        break;
    }
    return std::make_unique<Adam>(std::move(parameters));
}

} // namespace attentoscope
