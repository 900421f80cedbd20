// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/modelrandom.h"

#include <ATen/CPUGeneratorImpl.h>

#include <mutex>

namespace attentoscope {

ModelRandom::ModelRandom(std::uint64_t seed) : m_generator(at::detail::createCPUGenerator(seed)) { }

torch::Tensor ModelRandom::dropout(const torch::Tensor& input, double rate) const
{
    if (rate <= 0.0)
        return input;
    const auto kept = torch::empty_like(input).bernoulli_(1.0 - rate, m_generator).div_(1.0 - rate);
    return input * kept;
}

torch::Tensor ModelRandom::state() const
{
    const std::lock_guard lock(m_generator.mutex());
    return m_generator.get_state().clone();
}

void ModelRandom::setState(const torch::Tensor& state)
{
    const std::lock_guard lock(m_generator.mutex());
    m_generator.set_state(state);
}

} // namespace attentoscope
