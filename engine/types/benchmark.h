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

/// The parts of a training step by which its time is divided. All are forward passes except Backward and Optimizer.
enum class StepPart : std::uint8_t { Data, Encoder, Decoder, Output, Backward, Optimizer };
inline constexpr std::size_t stepPartCount = 6;
using StepSeconds = std::array<double, stepPartCount>; ///< by StepPart

struct BenchmarkRequest
{
    std::string preset = "recommended";
    std::vector<KeyValue> settings; ///< keys that differ from the preset
    std::int64_t warmUpSteps = 3;
    std::int64_t steps = 60; ///< timed ones
    std::vector<std::vector<std::uint32_t>> batches; ///< numbers of pairs, from 0; empty: the first epoch's own
};

/// The result of timing training steps. Nothing is saved.
struct BenchmarkReport
{
    std::int64_t steps = 0;
    int threads = 0;
    double seconds = 0.0;
    double targetTokensPerSecond = 0.0; ///< the end token counted, padding not
    double sourceTokensPerSecond = 0.0;
    double gflopPerTargetToken = 0.0; ///< of the matrix products, from their shapes; padding not counted
    double sgemmGflops = 0.0; ///< a second: oneDNN's sgemm at 2048³, same threads
    double fractionOfSgemm = 0.0;
    double libTorchGflops = 0.0; ///< the same product by LibTorch
    std::optional<MatrixKernels> kernels; ///< that LibTorch multiplies with; nothing: it is not OpenBLAS
    double sourcePadding = 0.0; ///< share of the positions in the batches
    double targetPadding = 0.0;
    double peakMemoryMib = 0.0; ///< resident, of the whole process
    double loss = 0.0; ///< of the last step
    StepSeconds parts{}; ///< of a step
};

} // namespace attentoscope
