// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/modelrandom.h"

#include "engine/arithmetic/dropout.h"

#include <ATen/CPUGeneratorImpl.h>

#include <cstdint>
#include <mutex>

namespace attentoscope {

ModelRandom::ModelRandom(std::uint64_t seed) : m_generator(at::detail::createCPUGenerator(seed)) { }

torch::Tensor ModelRandom::dropout(const torch::Tensor& input, double rate) const
{
    if (rate <= 0.0)
        return input;
    return dropOut(input, rate, drawSeed());
}

torch::Tensor ModelRandom::dropWords(const torch::Tensor& vectors, double rate) const
{
    return rate <= 0.0 ? vectors : vectors * dropoutMask(vectors.narrow(-1, 0, 1), rate);
}

torch::Tensor ModelRandom::dropoutMask(const torch::Tensor& like, double rate) const
{
    return rate <= 0.0 ? torch::Tensor() : dropout(torch::ones_like(like.detach()), rate);
}

std::uint64_t ModelRandom::drawSeed() const
{
    const std::lock_guard lock(m_generator.mutex());
    return at::check_generator<at::CPUGeneratorImpl>(m_generator)->random64();
}

void ModelRandom::seed(std::uint64_t seed)
{
    const std::lock_guard lock(m_generator.mutex());
    m_generator.set_current_seed(seed);
}

torch::Tensor ModelRandom::state() const
{
    const std::lock_guard lock(m_generator.mutex());
    return m_generator.get_state().clone();
}

Result<void> ModelRandom::setState(const torch::Tensor& state)
{
    const std::lock_guard lock(m_generator.mutex());
    try {
        m_generator.set_state(state);
    } catch (const c10::Error& problem) {
        return failure(ErrorCode::BadRun,
            "The state of the random generator that was saved with the run is not valid; the run folder is damaged or "
            "was edited. Copy it again from an intact copy.",
            problem.what_without_backtrace());
    }
    return {};
}

} // namespace attentoscope
