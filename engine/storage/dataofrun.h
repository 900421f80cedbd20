// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/storage/runfolder.h"

namespace attentoscope {

/// Whether the loaded pairs are those that the run was trained on.
bool isDataOf(const RunIdentity& identity, const Corpus& corpus);

/// Reads the files that the run names and refuses what it was not trained or not validated on: they are about to be
/// sent, and a run from a stranger may name any file.
Result<void> checkDataOfRun(const RunIdentity& identity, const Progress& progress, const std::stop_token& stop);

/// Takes all folders out of the paths in a configuration: nobody else finds anything there, and they tell about the
/// computer it comes from.
void leaveOutFolders(RunConfig& config);

} // namespace attentoscope
