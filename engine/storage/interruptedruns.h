// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/interruptedrun.h"

#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace attentoscope {

/// The runs whose training was interrupted and can be resumed, the newest first. They are looked for among these
/// folders and among the folders in `runs`. Changes nothing.
std::vector<InterruptedRun> findInterruptedRuns(
    std::span<const std::filesystem::path> folders, const std::filesystem::path& runs);

/// Makes the run count as ended.
Result<void> forgetInterruption(const std::filesystem::path& folder);

} // namespace attentoscope
