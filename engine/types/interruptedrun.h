// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/data.h"

#include <chrono>
#include <string>

namespace attentoscope {

/// A run whose training was interrupted: the program or the machine ended before the training did.
struct InterruptedRun
{
    std::string folder;
    std::string preset;
    Task task = Task::Sentences;
    DataRequest data; ///< the pairs it was trained on
    std::int64_t step = 0; ///< of its newest save, where it can go on; 0: from its start
    double seconds = 0.0; ///< of training until then
    std::chrono::system_clock::time_point saved; ///< the moment of that save, for people
};

} // namespace attentoscope
