// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/processor.h"

namespace attentoscope {

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
