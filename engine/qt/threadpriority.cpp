// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/threadpriority.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

namespace attentoscope {

void giveWayToOtherThreads()
{
    // On Linux a "process" here is a thread. A program that was started nicer stays as nice as it was.
    const auto thread = static_cast<id_t>(gettid());
    setpriority(PRIO_PROCESS, thread, std::max(getpriority(PRIO_PROCESS, thread), engineNiceness));
}

} // namespace attentoscope
