// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <optional>
#include <utility>
#include <vector>

namespace attentoscope::ui {

/// Which token of one sentence is which of another: the longest sequence of tokens that both have in the same order.
class TokenMatch
{
public:
    TokenMatch() = default;
    TokenMatch(const std::vector<Token>& first, const std::vector<Token>& second);

    [[nodiscard]] std::optional<int> inSecond(int ofFirst) const;
    [[nodiscard]] std::optional<int> inFirst(int ofSecond) const;
    /// Indices in both, in order.
    [[nodiscard]] const std::vector<std::pair<int, int>>& pairs() const { return m_pairs; }

private:
    std::vector<std::pair<int, int>> m_pairs;
};

/// Whether two sentences have the same words; markers such as <eos> may differ.
[[nodiscard]] bool haveSameWords(const std::vector<Token>& first, const std::vector<Token>& second);

} // namespace attentoscope::ui
