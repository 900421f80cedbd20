// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/runrecord.h"

#include <filesystem>
#include <stop_token>

namespace attentoscope {

/// Reads what a run's folder says, without its model. It may be called in any thread, it changes nothing, and the run
/// may be trained meanwhile. Damaged lines of the metrics are skipped and counted. If steps were taken back and made
/// again, the later ones count. A folder without a readable config.json is an error.
Result<RunRecord> readRunRecord(const std::filesystem::path& folder, RunDetail detail, std::stop_token stop = {});

} // namespace attentoscope
