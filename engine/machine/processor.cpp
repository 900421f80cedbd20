// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/processor.h"

namespace attentoscope {

#if defined(__x86_64__) && defined(__GNUC__)
namespace {

VectorWidth widestVectors()
{
    if (__builtin_cpu_supports("x86-64-v4"))
        return VectorWidth::Avx512;
    if (__builtin_cpu_supports("x86-64-v3"))
        return VectorWidth::Avx2;
    return __builtin_cpu_supports("avx") ? VectorWidth::Avx : VectorWidth::Other;
}

ProcessorFamily processorFamily()
{
    if (__builtin_cpu_is("amdfam15h"))
        return ProcessorFamily::AmdBulldozer;
    return __builtin_cpu_is("amd") ? ProcessorFamily::Amd : ProcessorFamily::Other;
}

} // namespace

Processor thisProcessor()
{
    return {widestVectors(), processorFamily()};
}
#else
Processor thisProcessor()
{
    return {};
}
#endif

RecurrentPath quickestPath()
{
#if defined(__x86_64__) && defined(__GNUC__)
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma"))
        return RecurrentPath::Reference;
#endif
    return RecurrentPath::Fused;
}

bool multipliesBFloat16()
{
#if defined(__x86_64__) && defined(__GNUC__)
    return __builtin_cpu_supports("avx512bf16");
#else
    return false;
#endif
}

} // namespace attentoscope
