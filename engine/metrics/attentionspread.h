// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/evaluation.h"
#include "engine/types/translation.h"

#include <optional>

namespace attentoscope {

/// Mean entropy of the rows of words, in bits. None without attention or words.
std::optional<double> meanRowEntropy(const Translation& translation);

/// Measures how attention is spread, over translations that are added one by one. Translations without attention or
/// words add nothing.
class AttentionSpread
{
public:
    void add(const Translation& translation);

    std::optional<AttentionMeasures> measures() const; ///< none if nothing was added

private:
    void addRow(const AttentionMap& map, std::size_t row);

    std::size_t m_rows = 0;
    std::size_t m_sentences = 0;
    double m_entropies = 0.0;
    double m_fullest = 0.0;
    double m_farthest = 0.0;
};

} // namespace attentoscope
