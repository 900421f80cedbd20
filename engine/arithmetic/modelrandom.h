// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <torch/types.h>

#include <cstdint>
#include <memory>

namespace attentoscope {

/// The random numbers of one model, for initial weights and dropout. Its modules share the generator, and the run saves
/// its state. It is separate from torch's process-wide generator, so that nothing else in the process changes a run.
class ModelRandom
{
public:
    explicit ModelRandom(std::uint64_t seed);

    /// Zeroes each element with probability `rate` and scales the rest by 1 / (1 − rate). Same shape as `input`.
    torch::Tensor dropout(const torch::Tensor& input, double rate) const;

    /// Zeroes whole vectors (T, B, ·) with probability `rate` and scales the rest by 1 / (1 − rate).
    torch::Tensor dropWords(const torch::Tensor& vectors, double rate) const;
    /// The factors with which dropout() would multiply numbers of this shape. Undefined if the rate is zero.
    torch::Tensor dropoutMask(const torch::Tensor& like, double rate) const;

    /// Draws a seed for another generator.
    std::uint64_t drawSeed() const;
    /// Starts the sequence of this seed.
    void seed(std::uint64_t seed);

    at::Generator& generator() { return m_generator; }
    torch::Tensor state() const; ///< bytes to save
    /// If the bytes are not a valid state, returns a BadRun error and changes nothing.
    Result<void> setState(const torch::Tensor& state);

private:
    mutable at::Generator m_generator;
};

using SharedRandom = std::shared_ptr<ModelRandom>;

} // namespace attentoscope
