// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/erasure.h"
#include "engine/types/faithfulness.h"
#include "engine/types/headfields.h"
#include "engine/types/headmeasures.h"
#include "engine/types/headpatterns.h"
#include "engine/types/leastheads.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <string>

namespace attentoscope {

/// {"kind","rows","heads":[…],"order":[…],"divergence":[[…]]}. Both lists have names of heads, such as "cross.1.2". The
/// matrix has the order of "heads".
nlohmann::ordered_json likenessToJson(const KindLikeness& likeness);

/// {"head","rows","classes":{…},"distances":[…],"positions":[…]}. The attention of the translation has no "head". A
/// class is {"share","even"}. A distance or a position has its number, "share" and "rows". Positions count from 1.
nlohmann::ordered_json averagesToJson(const AveragedHead& averaged);

/// A line for each share: head,what,place,share,even,rows. `what` is "class", "distance" or "position". Only distances
/// and positions have `rows`. Only classes have `even`, the share that even weights would give.
std::string averagesCsv(std::span<const AveragedHead> averages);

/// {"bleu","loss","tolerance","curve":[{"head","left","bleu","loss"}],"kept":[…]}
nlohmann::ordered_json leastHeadsToJson(const LeastHeads& least);

/// The heads of a run at one validation and at a later one.
struct HeadChanges
{
    const HeadReport& before;
    const HeadReport& after;

    /// The later value of a measure minus the earlier one. None if a value is missing, or if the two error rates refer
    /// to different links.
    std::optional<double> of(AttentionHead head, const HeadField& field) const;
};

/// {"step_before","step","heads":[…]} with the heads of the later validation: kind, layer, head, name_before, name, and
/// each measure of headfields.h as "aer_before", "aer" and "aer_change". What is missing is null.
nlohmann::ordered_json headChangesToJson(const HeadChanges& changes);

/// {"step","by","source","target","disturbed","attention","change","tau","row_tau","heads":[…]}. A τ is null if it is
/// undefined, and missing if rows were changed.
nlohmann::ordered_json erasureToJson(const Erasure& erasure);

/// {"kind","layer","head","tau","low","high"}. The attention of a translation has no "kind", "layer" and "head".
nlohmann::ordered_json faithfulnessToJson(const Faithfulness& faithfulness);

/// {"step","layers":[{"layer","text","score","target","probabilities"}]}
nlohmann::ordered_json layersToJson(const LayerTranslations& translations);

} // namespace attentoscope
