// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headpatterns.h"
#include "engine/types/leastheads.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>

namespace attentoscope {

/// {"kind","rows","heads":[…],"order":[…],"divergence":[[…]]}: both lists name heads, as "cross.1.2"; the matrix has
/// the order of "heads".
nlohmann::ordered_json likenessToJson(const KindLikeness& likeness);

/// {"head","rows","classes":{…},"distances":[…],"positions":[…]}, without "head" for the attention of the translation.
/// A class has {"share","even"}; a distance or a position has its number, "share" and "rows". Positions count from 1.
nlohmann::ordered_json averagesToJson(const AveragedHead& averaged);

/// A line for each share: head,what,place,share,even,rows. `what` is "class", "distance" or "position"; a class has no
/// rows of its own, and only a class says what even weights would give it.
std::string averagesCsv(std::span<const AveragedHead> averages);

/// {"bleu","loss","tolerance","curve":[{"head","left","bleu","loss"}],"kept":[…]}
nlohmann::ordered_json leastHeadsToJson(const LeastHeads& least);

} // namespace attentoscope
