// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/processor.h"

#include <cstdint>
#include <filesystem>
#include <fstream>

namespace attentoscope {

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

constexpr double crowdedShare = 0.1; ///< share of the time, over all threads, that was spent waiting for a core
constexpr double quietShare = 0.03;
constexpr int quietLooksNeeded = 3;
constexpr std::chrono::seconds longestInterval{2}; ///< a longer interval says nothing about now

} // namespace

#if defined(__x86_64__) && defined(__GNUC__)
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

std::optional<std::chrono::nanoseconds> timeWithoutCore()
{
    std::error_code problem;
    std::chrono::nanoseconds sum{0};
    bool isKnown = false;
    std::filesystem::directory_iterator thread("/proc/self/task", problem);
    for (const std::filesystem::directory_iterator end; !problem && thread != end; thread.increment(problem)) {
        std::ifstream file(thread->path() / "schedstat");
        std::int64_t running = 0;
        std::int64_t waiting = 0;
        if (file >> running >> waiting) {
            sum += std::chrono::nanoseconds(waiting);
            isKnown = true;
        }
    }
    return isKnown ? std::optional(sum) : std::nullopt;
}

void CoreContention::look(Clock::time_point now, std::optional<std::chrono::nanoseconds> withoutCore)
{
    const auto before = m_withoutCore;
    const auto passed = now - m_looked;
    m_looked = now;
    m_withoutCore = withoutCore;
    if (!withoutCore) {
        m_isCrowded = true;
        return;
    }
    if (!before || passed > longestInterval || passed <= passed.zero())
        return;
    // When a thread ends, its time is no longer counted, so the sum may fall.
    const double share = std::chrono::duration<double>(*withoutCore - *before) / passed;
    m_quietLooks = share < quietShare ? m_quietLooks + 1 : 0;
    if (share > crowdedShare)
        m_isCrowded = true;
    else if (m_quietLooks >= quietLooksNeeded)
        m_isCrowded = false;
}

} // namespace attentoscope
