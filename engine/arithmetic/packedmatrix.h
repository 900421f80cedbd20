// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"

#include <torch/types.h>

#include <memory>

namespace attentoscope {

/// What a product does with the numbers in its result: replace them, or add to them.
enum class Accumulation : std::uint8_t { Replace, Add };

/// A float32 matrix (K, N) in the layout with which oneDNN multiplies fastest. Making one costs a pass over the matrix,
/// so it is worth most for many products with few rows each.
class PackedMatrix
{
public:
    /// `matrix` may have any strides: `weight.t()` is fine.
    explicit PackedMatrix(const torch::Tensor& matrix, Precision precision = Precision::Float32);
    ~PackedMatrix();
    PackedMatrix(PackedMatrix&&) noexcept;
    PackedMatrix& operator=(PackedMatrix&&) noexcept;

    /// result (M, N) = left (M, K) · this + bias (N). With Add, the product is added to `result`. `left` may have any
    /// strides; it is copied if neither its rows nor its columns are dense. `result` must be contiguous. `bias` may be
    /// undefined.
    void multiply(const torch::Tensor& left, const torch::Tensor& result, Accumulation accumulation,
        const torch::Tensor& bias = {}) const;

private:
    struct Layout;
    std::unique_ptr<Layout> m_layout;
    Precision m_precision;
};

/// result (M, N) = left (M, K) · right (K, N). With Add, the product is added to `result`. Strides as above.
void multiply(const torch::Tensor& left, const torch::Tensor& right, const torch::Tensor& result,
    Accumulation accumulation, Precision precision = Precision::Float32);

} // namespace attentoscope
