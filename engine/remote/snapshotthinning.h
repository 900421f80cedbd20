// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

namespace attentoscope {

/// About how many bytes the weights of snapshots take, in memory and on a line.
std::size_t weightsOf(const std::vector<WatchedSnapshot>& snapshots);

/// Drops every second snapshot of each sentence, but never the newest one.
void thinSnapshots(std::vector<WatchedSnapshot>& snapshots);

/// Until they have at most so many bytes. If the newest of each sentence alone have more, these lose their heads.
void fitSnapshots(std::vector<WatchedSnapshot>& snapshots, std::size_t bytes);

} // namespace attentoscope
