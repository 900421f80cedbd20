// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headfields.h"
#include "engine/types/headmeasures.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace attentoscope {

/// The heads of a run at one validation and at a later one.
struct HeadChanges
{
    const HeadReport& before;
    const HeadReport& after;

    /// What was added to a measure; none if one of both lacks it, or if their error rates are against other links.
    std::optional<double> of(AttentionHead head, const HeadField& field) const;
};

/// {"step_before","step","heads":[…]} with the heads of the later validation: kind, layer, head, name_before, name, and
/// each measure of headfields.h as "aer_before", "aer" and "aer_change". What is missing is null.
nlohmann::ordered_json headChangesToJson(const HeadChanges& changes);

} // namespace attentoscope
