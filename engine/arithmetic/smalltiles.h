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

/// Sixteen numbers as one: one, two or four registers, by processor.
using TileVector [[gnu::vector_size(64), gnu::aligned(4), gnu::may_alias]] = float;

/// The sums of a tile stay in registers until it is complete.
template <int rows, int vectors>
[[gnu::always_inline]] inline void multiplyTile(const TileLeft& left, const float* right, std::int64_t rightStride,
    std::int64_t inner, float* result, std::int64_t resultStride)
{
    TileVector sums[rows][vectors];
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < vectors; ++column)
            sums[row][column] = *reinterpret_cast<const TileVector*>(result + row * resultStride + column * tileWidth);
    for (std::int64_t k = 0; k < inner; ++k) {
        const float* numbers = right + k * rightStride;
        const float* factors = left.numbers + k * left.innerStride;
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < vectors; ++column)
                sums[row][column] +=
                    factors[row * left.rowStride] * *reinterpret_cast<const TileVector*>(numbers + column * tileWidth);
    }
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < vectors; ++column)
            *reinterpret_cast<TileVector*>(result + row * resultStride + column * tileWidth) = sums[row][column];
}

template <int vectors>
[[gnu::always_inline]] inline void multiplyColumns(const TileLeft& left, std::int64_t rows, const float* right,
    std::int64_t rightStride, std::int64_t inner, float* result, std::int64_t resultStride)
{
    constexpr int rowsAtOnce = 4;
    std::int64_t row = 0;
    for (; row + rowsAtOnce <= rows; row += rowsAtOnce)
        multiplyTile<rowsAtOnce, vectors>({left.numbers + row * left.rowStride, left.rowStride, left.innerStride},
            right, rightStride, inner, result + row * resultStride, resultStride);
    for (; row < rows; ++row)
        multiplyTile<1, vectors>({left.numbers + row * left.rowStride, left.rowStride, left.innerStride}, right,
            rightStride, inner, result + row * resultStride, resultStride);
}

/// result (rows, columns) += left (rows, inner) · right (inner, columns). `columns` is a multiple of tileWidth.
[[gnu::always_inline]] inline void addSmallProduct(const TileLeft& left, std::int64_t rows, const float* right,
    std::int64_t rightStride, std::int64_t inner, float* result, std::int64_t resultStride, std::int64_t columns)
{
    std::int64_t column = 0;
    for (; column + 2 * tileWidth <= columns; column += 2 * tileWidth)
        multiplyColumns<2>(left, rows, right + column, rightStride, inner, result + column, resultStride);
    if (column < columns)
        multiplyColumns<1>(left, rows, right + column, rightStride, inner, result + column, resultStride);
}

} // namespace attentoscope
