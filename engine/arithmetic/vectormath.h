// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

/// Compiles a function once for each family of processors. The program chooses a version when it starts. Loops over the
/// functions below become vector code.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)                  \
    && !defined(__SANITIZE_THREAD__)
#define ATTENTOSCOPE_FOR_EACH_PROCESSOR __attribute__((target_clones("default", "avx2", "avx512f")))
#define ATTENTOSCOPE_HAS_TARGETS
#else
#define ATTENTOSCOPE_FOR_EACH_PROCESSOR
#endif

namespace attentoscope {

/// e^x without branches, with an error of about one part in 10⁷. It is 2^n · e^r with |r| ≤ ln 2 / 2 and a polynomial
/// for e^r.
[[gnu::always_inline]] inline float exponential(float x)
{
    x = x < -87.0f ? -87.0f : x > 88.0f ? 88.0f : x;
    constexpr float roundingShift = 12582912.0f; // 1.5 · 2^23; adding it rounds to a whole number
    const float whole = (x * 1.44269504f + roundingShift) - roundingShift;
    const float rest = (x - whole * 0.693359375f) + whole * 2.12194440e-4f; // ln 2 in two parts
    float sum = 1.9875691500e-4f;
    sum = sum * rest + 1.3981999507e-3f;
    sum = sum * rest + 8.3334519073e-3f;
    sum = sum * rest + 4.1665795894e-2f;
    sum = sum * rest + 1.6666665459e-1f;
    sum = sum * rest + 5.0000001201e-1f;
    sum = sum * rest * rest + rest + 1.0f;
    const auto exponent = static_cast<std::uint32_t>(static_cast<std::int32_t>(whole) + 127) << 23;
    return sum * std::bit_cast<float>(exponent);
}

[[gnu::always_inline]] inline float sigmoid(float x)
{
    return 1.0f / (1.0f + exponential(-x));
}

[[gnu::always_inline]] inline float hyperbolicTangent(float x)
{
    return 1.0f - 2.0f / (exponential(2.0f * x) + 1.0f);
}

} // namespace attentoscope
