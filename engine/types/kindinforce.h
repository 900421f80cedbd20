// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

#include <functional>

namespace attentoscope {

/// The value that a setting has, by its key.
using SettingLookup = std::function<std::string(const std::string& key)>;

/// The kind with the equation, the symbols and the row sum that these settings give it.
inline AttentionKindInfo kindInForce(AttentionKindInfo kind, const SettingLookup& valueOf)
{
    const auto inForce = [&](const KindVariant& variant) { return variant.when.holds(valueOf(variant.when.key)); };
    const auto found = std::ranges::find_if(kind.variants, inForce);
    if (found == kind.variants.end())
        return kind;
    kind.equation = found->equation;
    kind.symbols = found->symbols;
    kind.rowSum = found->rowSum;
    return kind;
}

} // namespace attentoscope
