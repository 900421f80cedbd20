// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <optional>
#include <string>

namespace attentoscope {

/// One line of watched/snapshots.jsonl with its end. Weights read back exactly as they were, those of heads
/// in the 8 bits that are kept of them.
std::string snapshotLine(const WatchedSnapshot& snapshot);

/// Nothing if the line is not a snapshot, or if its weights do not fit its words and heads. Unknown keys are skipped.
std::optional<WatchedSnapshot> parseSnapshotLine(const std::string& line);

} // namespace attentoscope
