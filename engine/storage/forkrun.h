// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runfolder.h"
#include "engine/types/fork.h"

#include <filesystem>
#include <optional>
#include <stop_token>

namespace attentoscope {

/// What the new run's config.json says of the fork. `corpus` has the original's pairs. Refuses what cannot be repeated:
/// a step without a save, a run with gaps in its history, a word that no pair holds.
Result<RunFork> forkOf(
    const RunFolder& original, const ForkRequest& request, const Corpus& corpus, const std::stop_token& stop);

/// The save with which a fork begins; nothing if it begins as the original did, with random weights.
Result<std::optional<RunSave>> saveToFork(const RunFolder& original, std::int64_t step);

/// Makes the folder of a fork, so that it can be resumed: with the original's fixed parts, its history and its save of
/// the fork's step, and the record of its whole training. If it fails, no folder is left.
Result<void> forkRun(const RunFolder& original, const RunFork& fork, const std::filesystem::path& output);

/// The training that a fork repeats, with each of its steps.
Result<RunHistory> readOriginal(const RunFolder& fork);

} // namespace attentoscope
