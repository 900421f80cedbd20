// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/readiness.h"

#include <poll.h>

#include <algorithm>
#include <cerrno>
#include <limits>

namespace attentoscope {

bool isReadyWithin(int descriptor, short events, std::chrono::milliseconds time)
{
    using Clock = std::chrono::steady_clock;
    using std::chrono::milliseconds;
    const auto end = Clock::now() + time;
    pollfd waited{descriptor, events, 0};
    int ready = 0;
    do {
        const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
        const auto taken = std::clamp(left, milliseconds(0), milliseconds(std::numeric_limits<int>::max()));
        ready = poll(&waited, 1, static_cast<int>(taken.count()));
    } while (ready < 0 && errno == EINTR);
    return ready > 0;
}

} // namespace attentoscope
