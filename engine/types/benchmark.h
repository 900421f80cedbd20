// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/matrixkernels.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// The parts of a training step for which time is measured. All except Backward and Optimizer are parts of the forward
/// pass.
enum class StepPart : std::uint8_t { Data, Encoder, Decoder, Output, Backward, Optimizer };
inline constexpr std::size_t stepPartCount = 6;
using StepSeconds = std::array<double, stepPartCount>; ///< the index is a StepPart

struct BenchmarkRequest
{
    std::string preset = "recommended";
    std::vector<KeyValue> settings; ///< keys that differ from the preset
    std::int64_t warmUpSteps = 3;
    std::int64_t steps = 60; ///< number of timed steps
    /// Numbers of the pairs in each batch, from 0; empty: the batches of the first epoch.
    std::vector<std::vector<std::uint32_t>> batches;
};

/// The result of timing training steps. Nothing is saved.
struct BenchmarkReport
{
    std::int64_t steps = 0;
    int threads = 0;
    double seconds = 0.0;
    double targetTokensPerSecond = 0.0; ///< with end tokens, without padding
    double sourceTokensPerSecond = 0.0;
    double gflopPerTargetToken = 0.0; ///< of the matrix products, computed from their shapes, without padding
    double sgemmGflops = 0.0; ///< 10⁹ operations a second of oneDNN's sgemm at 2048³, on the same threads
    double fractionOfSgemm = 0.0;
    double libTorchGflops = 0.0; ///< the same product, computed by LibTorch
    std::optional<MatrixKernels> kernels; ///< of LibTorch's OpenBLAS; none: LibTorch does not use it
    double sourcePadding = 0.0; ///< share of padding among the positions
    double targetPadding = 0.0;
    double peakMemoryMib = 0.0; ///< resident memory of the whole process
    double loss = 0.0; ///< loss of the last step
    StepSeconds parts{}; ///< seconds of a step
};

} // namespace attentoscope
