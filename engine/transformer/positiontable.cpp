// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/positiontable.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

torch::Tensor sinusoids(std::int64_t positions, std::int64_t size)
{
    const auto places = torch::arange(positions, torch::kFloat64).unsqueeze(1);
    const auto even = torch::arange(0, size, 2, torch::kFloat64);
    const auto angles = places * (even * (-std::log(10'000.0) / static_cast<double>(size))).exp();
    return torch::stack({angles.sin(), angles.cos()}, -1).flatten(1).narrow(1, 0, size);
}

} // namespace

PositionTableImpl::PositionTableImpl(const LinearMap* table, std::int64_t size) : m_size(size)
{
    if (table)
        m_weight = register_parameter("weight", torch::empty({table->outputs, table->inputs}));
}

torch::Tensor PositionTableImpl::forward(std::int64_t first, std::int64_t count)
{
    if (m_weight.defined())
        return m_weight.narrow(0, first, count);
    constexpr std::int64_t usual = 128;
    if (!m_waves.defined() || m_waves.size(0) < first + count)
        m_waves = sinusoids(std::max(usual, 2 * (first + count)), m_size);
    return m_waves.narrow(0, first, count);
}

} // namespace attentoscope
