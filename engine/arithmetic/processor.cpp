// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/processor.h"

namespace attentoscope {

RecurrentPath quickestPath()
{
#if defined(__x86_64__) && defined(__GNUC__)
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma"))
        return RecurrentPath::Reference;
#endif
    return RecurrentPath::Fused;
}

} // namespace attentoscope
