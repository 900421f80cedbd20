// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

#include <cstdint>

namespace attentoscope {

/// The widest vectors that the processor computes with and whose registers the operating system keeps. Each value
/// includes the ones before it. Avx2 comes with FMA and the bit operations of x86-64-v3. Avx512 is x86-64-v4 (F, BW,
/// CD, DQ, VL).
enum class VectorWidth : std::uint8_t { Other, Avx, Avx2, Avx512 };
enum class ProcessorFamily : std::uint8_t { Other, Amd, AmdBulldozer };

struct Processor
{
    VectorWidth vectors = VectorWidth::Other;
    ProcessorFamily family = ProcessorFamily::Other;
};

/// The processor that this runs on. Everything is Other if it is not x86-64.
Processor thisProcessor();

/// The faster path on this processor. It is the fused one, except on x86 processors without AVX2 and FMA, for which
/// oneDNN has no fast kernels.
RecurrentPath quickestPath();

/// Whether the processor multiplies bfloat16 itself. If it does not, precision=bfloat16 means float32.
bool multipliesBFloat16();

} // namespace attentoscope
