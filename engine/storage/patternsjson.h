// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headpatterns.h"
#include "engine/types/leastheads.h"

#include <nlohmann/json_fwd.hpp>

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

} // namespace attentoscope
