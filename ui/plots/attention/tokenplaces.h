// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"
#include "ui/plots/attention/attentionoptions.h"

#include <optional>
#include <vector>

namespace attentoscope::ui {

/// Which tokens of one side are drawn. A token is counted in the sentence, a place among those that are drawn.
class TokenPlaces
{
public:
    TokenPlaces() = default;
    explicit TokenPlaces(int tokens); ///< all of them
    /// A sentence of nothing but special tokens keeps them.
    TokenPlaces(const std::vector<Token>& tokens, SpecialTokens special);

    [[nodiscard]] int count() const { return static_cast<int>(m_tokens.size()); } ///< of places
    [[nodiscard]] const std::vector<int>& tokens() const { return m_tokens; } ///< in the order of places
    [[nodiscard]] int tokenAt(int place) const { return m_tokens[static_cast<std::size_t>(place)]; }
    [[nodiscard]] std::optional<int> placeOf(int token) const; ///< none: it is not drawn
    /// The drawn token so many places further; stops at both ends.
    [[nodiscard]] int stepFrom(int token, int steps) const;
    /// Where between the places something stands that lies between two tokens.
    [[nodiscard]] double placeOfFraction(double token) const;

    bool operator==(const TokenPlaces&) const = default;

private:
    void number(std::size_t tokens);

    std::vector<int> m_tokens;
    std::vector<int> m_places; ///< of each token; -1: none
};

} // namespace attentoscope::ui
