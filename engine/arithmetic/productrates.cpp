// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/productrates.h"

#include <ATen/ATen.h>
#include <dnnl.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace attentoscope {

namespace {

constexpr dnnl_dim_t productSize = 2048;

template <typename Product>
double bestRate(const Product& product)
{
    using Clock = std::chrono::steady_clock;
    constexpr int rounds = 5;
    constexpr double operations = 2.0 * productSize * productSize * productSize;
    double best = 0.0;
    for (int round = 0; round < rounds; ++round) {
        const auto begin = Clock::now();
        product();
        best = std::max(best, operations / std::chrono::duration<double>(Clock::now() - begin).count() * 1e-9);
    }
    return best;
}

} // namespace

double oneDnnProductRate()
{
    constexpr auto size = productSize;
    const std::vector<float> left(size * size, 0.01f), right(size * size, 0.01f);
    std::vector<float> result(size * size);
    return bestRate([&] {
        dnnl_sgemm('N', 'N', size, size, size, 1.0f, left.data(), size, right.data(), size, 0.0f, result.data(), size);
    });
}

double libTorchProductRate()
{
    const auto left = at::full({productSize, productSize}, 0.01f), right = left.clone();
    auto result = at::empty_like(left);
    return bestRate([&] { at::mm_out(result, left, right); });
}

} // namespace attentoscope
