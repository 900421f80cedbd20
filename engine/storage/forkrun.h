// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runfolder.h"
#include "engine/types/fork.h"

#include <filesystem>
#include <optional>
#include <stop_token>

namespace attentoscope {

/// The fork as the new run's config.json describes it. `corpus` has the original's pairs. Refuses forks that cannot be
/// repeated: at a step without a save, of a run with gaps in its history, or if no pair contains the word that is left
/// out.
Result<RunFork> forkOf(
    const RunFolder& original, const ForkRequest& request, const Corpus& corpus, const std::stop_token& stop);

/// The save with which a fork begins. None if it begins with random weights, as the original did.
Result<std::optional<RunSave>> saveToFork(const RunFolder& original, std::int64_t step);

/// Makes the folder of a fork, so that training can be resumed there. It gets the original's fixed parts, its history
/// and save at the fork's step, and the metrics of its whole training. If it fails, no folder is left.
Result<void> forkRun(const RunFolder& original, const RunFork& fork, const std::filesystem::path& output);

/// The training that a fork repeats, with each of its steps.
Result<RunHistory> readOriginal(const RunFolder& fork);

} // namespace attentoscope
