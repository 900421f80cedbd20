// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/tokenplaces.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attentoscope::ui {

TokenPlaces::TokenPlaces(int tokens) : m_tokens(static_cast<std::size_t>(tokens))
{
    std::iota(m_tokens.begin(), m_tokens.end(), 0);
    number(m_tokens.size());
}

TokenPlaces::TokenPlaces(const std::vector<Token>& tokens, SpecialTokens special)
{
    const bool nothingElse = std::ranges::all_of(tokens, &Token::special);
    for (std::size_t token = 0; token < tokens.size(); ++token) {
        if (special == SpecialTokens::Shown || nothingElse || !tokens[token].special)
            m_tokens.push_back(static_cast<int>(token));
    }
    number(tokens.size());
}

void TokenPlaces::number(std::size_t tokens)
{
    m_places.assign(tokens, -1);
    for (std::size_t place = 0; place < m_tokens.size(); ++place)
        m_places[static_cast<std::size_t>(m_tokens[place])] = static_cast<int>(place);
}

std::optional<int> TokenPlaces::placeOf(int token) const
{
    if (token < 0 || token >= static_cast<int>(m_places.size()) || m_places[static_cast<std::size_t>(token)] < 0)
        return std::nullopt;
    return m_places[static_cast<std::size_t>(token)];
}

int TokenPlaces::stepFrom(int token, int steps) const
{
    return tokenAt(std::clamp(placeOf(token).value_or(0) + steps, 0, count() - 1));
}

double TokenPlaces::placeOfFraction(double token) const
{
    const auto after = std::ranges::lower_bound(m_tokens, token, {}, [](int drawn) { return double(drawn); });
    const auto place = static_cast<double>(after - m_tokens.begin());
    if (after == m_tokens.end())
        return place - 1.0;
    if (after == m_tokens.begin() || *after == token)
        return place;
    const double before = *std::prev(after);
    return place - 1.0 + (token - before) / (*after - before);
}

} // namespace attentoscope::ui
