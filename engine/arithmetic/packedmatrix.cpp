// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/packedmatrix.h"

#include "engine/machine/processor.h"

#include <dnnl.hpp>

#include <algorithm>
#include <vector>

namespace attentoscope {

namespace {

using dnnl::memory;
using Type = memory::data_type;

dnnl::engine& processor()
{
    static dnnl::engine engine(dnnl::engine::kind::cpu, 0);
    return engine;
}

/// Limits the number of cached kernels. Batches differ in their number of tokens, and each number needs its own kernel,
/// which takes a seventh of a millisecond to compile. For a small model, a thousand kernels are worth keeping; for a
/// large one they would take a hundred MiB.
void limitKernels(memory::dim numbersInMatrix)
{
    constexpr memory::dim largeMatrix = 1 << 18;
    constexpr int kernelsOfLargeModels = 200;
    if (numbersInMatrix > largeMatrix && dnnl::get_primitive_cache_capacity() != kernelsOfLargeModels)
        dnnl::set_primitive_cache_capacity(kernelsOfLargeModels);
}

dnnl::stream& stream()
{
    thread_local dnnl::stream stream(processor());
    return stream;
}

Type typeOf(Precision precision)
{
    return precision == Precision::BFloat16 ? Type::bf16 : Type::f32;
}

/// oneDNN has fast kernels only for matrices whose rows or columns have no gaps between them. Otherwise it uses a loop
/// that takes a thousand times as long.
torch::Tensor dense(const torch::Tensor& matrix)
{
    return matrix.is_contiguous() || matrix.t().is_contiguous() ? matrix : matrix.contiguous();
}

memory::desc describe(const torch::Tensor& matrix)
{
    const memory::dim rows = matrix.size(0), columns = matrix.size(1);
    const auto strides = matrix.is_contiguous() ? memory::dims{columns, 1} : memory::dims{1, rows};
    return {{rows, columns}, Type::f32, strides};
}

memory view(const torch::Tensor& matrix)
{
    return {describe(matrix), processor(), matrix.data_ptr<float>()};
}

memory converted(memory from, const memory::desc& to)
{
    memory result(to, processor());
    dnnl::reorder(from, result).execute(stream(), from, result);
    return result;
}

/// oneDNN 2 and 3 describe primitives differently. Only this function knows the difference.
dnnl::matmul::primitive_desc product(const memory::desc& left, const memory::desc& right, const memory::desc& result,
    Accumulation accumulation, const memory::desc* bias)
{
    dnnl::primitive_attr attributes;
    if (accumulation == Accumulation::Add) {
        dnnl::post_ops add;
        add.append_sum(1.0f);
        attributes.set_post_ops(add);
    }
#if DNNL_VERSION_MAJOR >= 3
    return bias ? dnnl::matmul::primitive_desc(processor(), left, right, *bias, result, attributes)
                : dnnl::matmul::primitive_desc(processor(), left, right, result, attributes);
#else
    return bias ? dnnl::matmul::primitive_desc(dnnl::matmul::desc(left, right, *bias, result), attributes, processor())
                : dnnl::matmul::primitive_desc(dnnl::matmul::desc(left, right, result), attributes, processor());
#endif
}

/// Whether a copy should be multiplied in place of a transposed matrix. Without AVX-512, oneDNN is half as fast if the
/// left matrix has dense columns, or if the rows of the right one are wide. For a large matrix the copy would cost as
/// much as it saves.
bool isSlowWhenTurned(const torch::Tensor& left)
{
    constexpr std::int64_t largest = 1 << 20;
    static const bool hasSlowKernels = thisProcessor().vectors < VectorWidth::Avx512;
    return hasSlowKernels && !left.is_contiguous() && left.numel() <= largest;
}

} // namespace

struct PackedMatrix::Layout
{
    memory matrix;
    memory::dim rows, columns;
};

PackedMatrix::PackedMatrix(const torch::Tensor& matrix, Precision precision) : m_precision(precision)
{
    // oneDNN chooses the layout for a product. Its fast kernels have the same layout for any number of rows. Without
    // them it chooses a plain layout, which always works.
    constexpr memory::dim typicalRows = 128;
    const memory::dim rows = matrix.size(0), columns = matrix.size(1);
    limitKernels(rows * columns);
    const memory::desc left({typicalRows, rows}, typeOf(precision), memory::format_tag::ab);
    const memory::desc any({rows, columns}, typeOf(precision), memory::format_tag::any);
    const memory::desc result({typicalRows, columns}, Type::f32, memory::format_tag::ab);
    const auto chosen = product(left, any, result, Accumulation::Replace, nullptr).weights_desc();
    m_layout = std::make_unique<Layout>(Layout{converted(view(dense(matrix)), chosen), rows, columns});
}

PackedMatrix::~PackedMatrix() = default;
PackedMatrix::PackedMatrix(PackedMatrix&&) noexcept = default;
PackedMatrix& PackedMatrix::operator=(PackedMatrix&&) noexcept = default;

void PackedMatrix::multiply(
    const torch::Tensor& left, const torch::Tensor& result, Accumulation accumulation, const torch::Tensor& bias) const
{
    TORCH_INTERNAL_ASSERT(left.size(1) == m_layout->rows && result.size(1) == m_layout->columns
        && left.size(0) == result.size(0) && result.is_contiguous());
    if (left.size(0) == 0)
        return;
    constexpr memory::dim rowsAtOnce = 512; // keeps the numbers of rows, and so of kernels, small
    if (left.is_contiguous() && left.size(0) > rowsAtOnce) {
        for (std::int64_t first = 0; first < left.size(0); first += rowsAtOnce) {
            const std::int64_t count = std::min(rowsAtOnce, left.size(0) - first);
            multiply(left.narrow(0, first, count), result.narrow(0, first, count), accumulation, bias);
        }
        return;
    }
    const auto denseLeft = dense(left);
    auto leftMemory = view(denseLeft);
    if (m_precision == Precision::BFloat16)
        leftMemory = converted(leftMemory, {{left.size(0), left.size(1)}, Type::bf16, memory::format_tag::ab});
    auto resultMemory = view(result);
    std::unordered_map<int, memory> arguments{
        {DNNL_ARG_SRC, leftMemory}, {DNNL_ARG_WEIGHTS, m_layout->matrix}, {DNNL_ARG_DST, resultMemory}};
    memory::desc biasDescription;
    if (bias.defined()) {
        biasDescription = memory::desc({1, bias.size(0)}, Type::f32, memory::format_tag::ab);
        arguments.emplace(DNNL_ARG_BIAS, memory(biasDescription, processor(), bias.data_ptr<float>()));
    }
    const auto description = product(leftMemory.get_desc(), m_layout->matrix.get_desc(), resultMemory.get_desc(),
        accumulation, bias.defined() ? &biasDescription : nullptr);
    dnnl::matmul(description).execute(stream(), arguments);
    stream().wait();
}

void multiply(const torch::Tensor& left, const torch::Tensor& right, const torch::Tensor& result,
    Accumulation accumulation, Precision precision)
{
    if (!isSlowWhenTurned(left)) {
        PackedMatrix(right, precision).multiply(left, result, accumulation);
    } else if (right.size(1) <= left.size(0)) {
        PackedMatrix(right, precision).multiply(left.contiguous(), result, accumulation);
    } else {
        const auto turned = torch::empty({right.size(1), left.size(0)}, result.options());
        PackedMatrix(left.t(), precision).multiply(right.t().contiguous(), turned, Accumulation::Replace);
        if (accumulation == Accumulation::Add)
            result.add_(turned.t());
        else
            result.copy_(turned.t());
    }
}

} // namespace attentoscope
