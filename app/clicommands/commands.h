// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/clicommands/command.h"

#include <span>

namespace attentoscope {

std::span<const Command> commands();

// One file each.
Action addPresets(CLI::App& options);
Action addSamples(CLI::App& options);
Action addTrain(CLI::App& options);
Action addTranslate(CLI::App& options);
Action addEvaluate(CLI::App& options);
Action addAlign(CLI::App& options);
Action addAverage(CLI::App& options);
Action addWatch(CLI::App& options);
Action addBench(CLI::App& options);
Action addPack(CLI::App& options);
Action addUnpack(CLI::App& options);
Action addRuns(CLI::App& options);
Action addLesson(CLI::App& options);
Action addServe(CLI::App& options);

} // namespace attentoscope
