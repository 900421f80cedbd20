// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/linesocket.h"
#include "engine/distributed/rankname.h"
#include "engine/distributed/rankplace.h"

#include <chrono>
#include <stop_token>
#include <vector>

namespace attentoscope {

/// Another rank, and the connection to it.
struct MetRank
{
    RankName name;
    LineSocket socket;
};

/// Whom this process has met: rank 0 all others in their order, every other one rank 0 alone.
struct RankMeeting
{
    RankName self;
    std::vector<MetRank> others;
};

/// How long the ranks wait for each other at the start.
constexpr std::chrono::seconds meetingPatience{30};

/// Rank 0 waits until all others have come; the others look for it until it answers. Errors name the ranks that are
/// missing, or the address that other machines cannot reach, and what to write instead.
Result<RankMeeting> meetRanks(const RankPlace& place, std::stop_token stop);

} // namespace attentoscope
