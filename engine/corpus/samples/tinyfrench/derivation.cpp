// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/derivation.h"

#include <numeric>

namespace attentoscope::tinyfrench {

std::size_t Derivation::weighted(std::span<const int> weights)
{
    const int sum = std::accumulate(weights.begin(), weights.end(), 0);
    auto left = static_cast<int>(m_random.below(static_cast<std::uint64_t>(sum)));
    std::size_t index = 0;
    while (left >= weights[index])
        left -= weights[index++];
    return index;
}

Phrase Derivation::word(Form englishForm, Form frenchForm, Role role)
{
    const EnglishWord written = english(englishForm);
    return {{written}, {{frenchForm, {written.number}, role}}};
}

} // namespace attentoscope::tinyfrench
