// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/samples/tinyfrench/phrase.h"
#include "engine/reproducible/random.h"

#include <algorithm>

namespace attentoscope::tinyfrench {

/// One sentence in the making: where its choices come from, and the numbers of its English words.
class Derivation
{
public:
    explicit Derivation(Random& random) : m_random(random) { }

    bool chance(int percent) { return m_random.below(100) < static_cast<std::uint64_t>(percent); }

    /// Index of one of the weights, drawn in proportion to them.
    std::size_t weighted(std::span<const int> weights);

    /// A row of a table that the condition holds for, each equally likely.
    template <typename Row, typename Condition>
    const Row& pick(std::span<const Row> rows, Condition condition)
    {
        for (;;) {
            const Row& row = rows[m_random.below(rows.size())];
            if (condition(row))
                return row;
        }
    }

    /// A row of a table, drawn in proportion to the weight that the function gives it.
    template <typename Row, typename Weight>
    const Row& pickByWeight(std::span<const Row> rows, Weight weight)
    {
        std::vector<int> weights(rows.size());
        std::ranges::transform(rows, weights.begin(), weight);
        return rows[weighted(weights)];
    }

    template <typename Row>
    const Row& pick(std::span<const Row> rows)
    {
        return rows[m_random.below(rows.size())];
    }

    EnglishWord english(Form form) { return {form, m_words++}; }

    /// One word on each side, linked.
    Phrase word(Form englishForm, Form frenchForm, Role role = Role::Ordinary);

private:
    Random& m_random;
    std::uint32_t m_words = 0;
};

} // namespace attentoscope::tinyfrench
