// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// A vector of the unshuffle task; [k, k+1] for the number k.
struct NumberPair
{
    int first = 0;
    int second = 1;
    bool operator==(const NumberPair&) const = default;
};

constexpr NumberPair startPair{0, 1}; ///< the first pair of every sequence

/// How users write vectors: "3 1 2" with only the first numbers, or "[3,4] [1,2] [2,3]".
enum class VectorNotation : std::uint8_t { Numbers, Vectors };

struct TypedVectors
{
    std::vector<NumberPair> vectors; ///< without the start pair
    VectorNotation notation = VectorNotation::Numbers;
};

/// Reads either notation. Accepts a start pair in front. A text that is not a sequence of 1 to 200 whole numbers from 0
/// to 999 is a BadData error, which quotes it.
Result<TypedVectors> readVectors(std::string_view text);

std::string labelOf(NumberPair pair); ///< writes "[3,4]"

/// Writes vectors in the given notation. A pair that is not [k, k+1] cannot be written as a number, so it stays a
/// vector.
std::string writeVectors(std::span<const NumberPair> vectors, VectorNotation notation);

} // namespace attentoscope
