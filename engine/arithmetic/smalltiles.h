// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace attentoscope {

// Products of matrices so small that calling a library would cost more than the product.

/// The width to which columns of small matrices are padded.
inline constexpr std::int64_t tileWidth = 16;

inline std::int64_t paddedToTiles(std::int64_t columns)
{
    return (columns + tileWidth - 1) / tileWidth * tileWidth;
}

/// A left side: element (row, k) stands at row · rowStride + k · innerStride.
struct TileLeft
{
    const float* numbers;
    std::int64_t rowStride, innerStride;
};

/// As many bytes of numbers as one register holds. GCC takes a vector that needs several registers apart into memory:
/// on a processor with AVX2, products of 64 bytes at once took eight times as long as those of 32.
template <int bytes>
struct TileVector;
template <>
struct TileVector<16>
{
    using Type [[gnu::vector_size(16), gnu::aligned(4), gnu::may_alias]] = float;
};
template <>
struct TileVector<32>
{
    using Type [[gnu::vector_size(32), gnu::aligned(4), gnu::may_alias]] = float;
};
template <>
struct TileVector<64>
{
    using Type [[gnu::vector_size(64), gnu::aligned(4), gnu::may_alias]] = float;
};

template <int bytes>
inline constexpr std::int64_t numbersIn = bytes / static_cast<int>(sizeof(float));

/// The sum of a register's numbers, half of it at a time: a loop over them goes through memory.
template <int bytes>
[[gnu::always_inline]] inline float sumOf(typename TileVector<bytes>::Type numbers)
{
    if constexpr (bytes == 64)
        return sumOf<32>(__builtin_shufflevector(numbers, numbers, 0, 1, 2, 3, 4, 5, 6, 7)
            + __builtin_shufflevector(numbers, numbers, 8, 9, 10, 11, 12, 13, 14, 15));
    else if constexpr (bytes == 32)
        return sumOf<16>(__builtin_shufflevector(numbers, numbers, 0, 1, 2, 3)
            + __builtin_shufflevector(numbers, numbers, 4, 5, 6, 7));
    else
        return (numbers[0] + numbers[2]) + (numbers[1] + numbers[3]);
}

/// The sums of a tile stay in registers until it is complete.
template <int bytes, int rows, int vectors>
[[gnu::always_inline]] inline void multiplyTile(const TileLeft& left, const float* right, std::int64_t rightStride,
    std::int64_t inner, float* result, std::int64_t resultStride)
{
    using Vector = typename TileVector<bytes>::Type;
    Vector sums[rows][vectors];
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < vectors; ++column)
            sums[row][column] =
                *reinterpret_cast<const Vector*>(result + row * resultStride + column * numbersIn<bytes>);
    for (std::int64_t k = 0; k < inner; ++k) {
        const float* numbers = right + k * rightStride;
        const float* factors = left.numbers + k * left.innerStride;
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < vectors; ++column)
                sums[row][column] += factors[row * left.rowStride]
                    * *reinterpret_cast<const Vector*>(numbers + column * numbersIn<bytes>);
    }
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < vectors; ++column)
            *reinterpret_cast<Vector*>(result + row * resultStride + column * numbersIn<bytes>) = sums[row][column];
}

template <int bytes, int vectors>
[[gnu::always_inline]] inline void multiplyColumns(const TileLeft& left, std::int64_t rows, const float* right,
    std::int64_t rightStride, std::int64_t inner, float* result, std::int64_t resultStride)
{
    constexpr int rowsAtOnce = 4;
    std::int64_t row = 0;
    for (; row + rowsAtOnce <= rows; row += rowsAtOnce)
        multiplyTile<bytes, rowsAtOnce, vectors>(
            {left.numbers + row * left.rowStride, left.rowStride, left.innerStride}, right, rightStride, inner,
            result + row * resultStride, resultStride);
    for (; row < rows; ++row)
        multiplyTile<bytes, 1, vectors>({left.numbers + row * left.rowStride, left.rowStride, left.innerStride}, right,
            rightStride, inner, result + row * resultStride, resultStride);
}

/// result (rows, columns) += left (rows, inner) · right (inner, columns). `columns` is a multiple of tileWidth.
template <int bytes>
[[gnu::always_inline]] inline void addSmallProduct(const TileLeft& left, std::int64_t rows, const float* right,
    std::int64_t rightStride, std::int64_t inner, float* result, std::int64_t resultStride, std::int64_t columns)
{
    constexpr std::int64_t pair = 2 * numbersIn<bytes>;
    std::int64_t column = 0;
    for (; column + pair <= columns; column += pair)
        multiplyColumns<bytes, 2>(left, rows, right + column, rightStride, inner, result + column, resultStride);
    if (column < columns)
        multiplyColumns<bytes, 1>(left, rows, right + column, rightStride, inner, result + column, resultStride);
}

} // namespace attentoscope
