// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/runrecord.h"

#include <filesystem>
#include <stop_token>

namespace attentoscope {

/// Reads what a run's folder says, in any thread, and changes nothing; the run may be trained meanwhile. Lines of its
/// metrics that make no sense are passed over and counted; where a training was taken back, the later steps count. A
/// folder without a readable config.json is an error.
Result<RunRecord> readRunRecord(const std::filesystem::path& folder, RunDetail detail, std::stop_token stop = {});

} // namespace attentoscope
