// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <optional>
#include <string>

namespace attentoscope {

/// One line of watched/snapshots.jsonl, its end included; weights read back as they were.
std::string snapshotLine(const WatchedSnapshot& snapshot);

/// Nothing for a line that is none, or whose weights do not fit its words. Keys that are not known are passed over.
std::optional<WatchedSnapshot> parseSnapshotLine(const std::string& line);

} // namespace attentoscope
