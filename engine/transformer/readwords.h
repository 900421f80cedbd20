// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/transformer/wordrows.h"

namespace attentoscope {

/// Keys and values of the target words that one layer has read, for each of B sentences that are decoded together.
/// Without gradients, the memory has room for more words, and selected rows stay in place. Only a row that is selected
/// twice is copied. If the object was copied, the first append() to either copy gives it its own memory.
class ReadWords
{
public:
    /// Adds the next T words of each sentence, (B, T, 2D).
    void append(const torch::Tensor& further);
    /// Keeps these sentences (numbers, int64), in this order. A sentence may occur more than once.
    void select(const torch::Tensor& sentences);

    torch::Tensor matrix() const { return m_kept.flatten(0, 1); } ///< (N, 2D)
    WordRows rows() const; ///< rows of each sentence's words in the matrix

private:
    void useAllSlots(std::int64_t count);
    void makeRoom(std::int64_t words, const torch::Tensor& like);
    std::vector<std::int64_t> withoutSharing(std::vector<std::int64_t> wanted);

    torch::Tensor m_kept; ///< (slots, capacity, 2D)
    std::vector<std::int64_t> m_slots; ///< slot of each sentence
    std::int64_t m_count = 0; ///< number of words that each sentence has read
};

} // namespace attentoscope
