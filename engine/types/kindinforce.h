// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

#include <functional>
#include <string>

namespace attentoscope {

/// The value that a setting has, by its key.
using SettingLookup = std::function<std::string(const std::string& key)>;

/// The equation of a raw score r(t,j) goes on to the score e(t,j): scaled, capped, or both.
inline void shapeScore(AttentionKindInfo& kind, const SettingLookup& valueOf)
{
    const std::string raw = "e(t,j) = ";
    const std::string cap = valueOf("score_cap");
    const bool isScaled = valueOf("score_scale") == "square-root", isCapped = !cap.empty() && cap != "0";
    const auto begin = kind.equation.find(raw), end = kind.equation.find('\n', begin);
    if (!(isScaled || isCapped) || begin == std::string::npos)
        return;
    kind.equation.insert(end,
        !isCapped      ? "\ne(t,j) = r(t,j) / √K"
            : isScaled ? "\ne(t,j) = c · tanh(r(t,j) / (c √K))"
                       : "\ne(t,j) = c · tanh(r(t,j) / c)");
    kind.equation[begin] = 'r';
    auto place = kind.symbols.insert(kind.symbols.end() - 1, {"r(t,j)", "the raw score"}) + 1;
    if (isScaled)
        place = kind.symbols.insert(place, {"K", "how many products a raw score is the sum of"}) + 1;
    if (isCapped)
        kind.symbols.insert(place, {"c", "the cap: no score is outside ±c (score_cap)"});
}

/// The kind with the equation, the symbols and the row sum that these settings give it.
inline AttentionKindInfo kindInForce(AttentionKindInfo kind, const SettingLookup& valueOf)
{
    const auto inForce = [&](const KindVariant& variant) { return variant.when.holds(valueOf(variant.when.key)); };
    const auto found = std::ranges::find_if(kind.variants, inForce);
    if (found != kind.variants.end()) {
        kind.equation = found->equation;
        kind.symbols = found->symbols;
        kind.rowSum = found->rowSum;
    }
    shapeScore(kind, valueOf);
    return kind;
}

} // namespace attentoscope
