// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/clicommands/trainoptions.h"
#include "engine/storage/runfolder.h"

namespace attentoscope {

/// A run goes on as it was made. The same command with --resume is fine; a preset or a setting that differs is
/// refused rather than ignored.
Result<void> checkSettingsOfRun(const TrainOptions& options, const RunIdentity& run);

} // namespace attentoscope
