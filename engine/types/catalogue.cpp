// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/catalogue.h"

#include <algorithm>

namespace attentoscope {

namespace {

/// Adds the step from the raw score u(t,j) to the score e(t,j): scaled, capped, or both.
void shapeScore(AttentionKindInfo& kind, const SettingLookup& valueOf)
{
    const std::string raw = "e(t,j) = ";
    const std::string cap = valueOf("score_cap");
    const bool isScaled = valueOf("score_scale") == "square-root", isCapped = !cap.empty() && cap != "0";
    const auto begin = kind.equation.find(raw), end = kind.equation.find('\n', begin);
    if (!(isScaled || isCapped) || begin == std::string::npos)
        return;
    kind.equation.insert(end,
        !isCapped      ? "\ne(t,j) = u(t,j) / √K"
            : isScaled ? "\ne(t,j) = C · tanh(u(t,j) / (C √K))"
                       : "\ne(t,j) = C · tanh(u(t,j) / C)");
    kind.equation[begin] = 'u';
    auto place = kind.symbols.insert(kind.symbols.end() - 1, {"u(t,j)", "the raw score"}) + 1;
    if (isScaled)
        place = kind.symbols.insert(place, {"K", "how many products a raw score is the sum of"}) + 1;
    if (isCapped)
        kind.symbols.insert(place, {"C", "the cap: no score is outside ±C (score_cap)"});
}

} // namespace

bool SettingCondition::holds(std::string_view value) const
{
    return (std::ranges::find(values, value) != values.end()) == (among == Among::These);
}

std::string linesInForce(const AttentionKindInfo& kind, const SettingLookup& valueOf)
{
    std::string lines;
    for (const auto& line : kind.lines)
        if (line.when.holds(valueOf(line.when.key)))
            lines += (lines.empty() ? "" : "\n") + line.equation;
    return lines;
}

AttentionKindInfo kindInForce(AttentionKindInfo kind, const SettingLookup& valueOf)
{
    const auto inForce = [&](const KindVariant& variant) { return variant.when.holds(valueOf(variant.when.key)); };
    const auto found = std::ranges::find_if(kind.variants, inForce);
    if (found != kind.variants.end()) {
        kind.equation = found->equation;
        kind.symbols = found->symbols;
        kind.rowSum = found->rowSum;
    }
    shapeScore(kind, valueOf);
    for (const auto& line : kind.lines)
        if (line.when.holds(valueOf(line.when.key))) {
            kind.equation += '\n' + line.equation;
            kind.symbols.insert(kind.symbols.end(), line.symbols.begin(), line.symbols.end());
        }
    return kind;
}

} // namespace attentoscope
