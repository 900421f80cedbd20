// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

#include <chrono>
#include <cstdint>
#include <optional>

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

/// Whether the processor itself multiplies bfloat16. Otherwise precision=bfloat16 means float32.
bool multipliesBFloat16();

/// How long all threads of this process, since their start, were ready to run but had no core. None if the system does
/// not say. On Linux this is the second number of /proc/self/task/*/schedstat, in nanoseconds.
std::optional<std::chrono::nanoseconds> timeWithoutCore();

/// Decides from timeWithoutCore() whether other programs need the cores. It notices at once when other programs begin
/// to need them. It waits for some time before it believes that they have stopped: a decision that changed twice a
/// second would mostly be wrong.
class CoreContention
{
public:
    using Clock = std::chrono::steady_clock;

    bool isCrowded() const { return m_isCrowded; }
    /// Whether it is time to check again.
    bool isDue(Clock::time_point now) const { return now - m_looked >= interval; }
    void look(Clock::time_point now, std::optional<std::chrono::nanoseconds> withoutCore);

private:
    static constexpr std::chrono::milliseconds interval{250};

    bool m_isCrowded = true; ///< true until the opposite is known
    int m_quietLooks = 0;
    Clock::time_point m_looked;
    std::optional<std::chrono::nanoseconds> m_withoutCore;
};

} // namespace attentoscope
