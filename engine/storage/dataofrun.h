// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/storage/runfolder.h"

namespace attentoscope {

/// Whether the loaded pairs are those that the run was trained on.
bool isDataOf(const RunIdentity& identity, const Corpus& corpus);

/// The pairs with the split that the run began with, if these are its pairs: its fingerprint tells the rule. Otherwise
/// as a new run has them. `configuration` is what the request's settings say.
Result<Corpus> loadForRun(const RunIdentity& identity, const DataRequest& request,
    const DataConfiguration& configuration, const Progress& progress, const std::stop_token& stop);

/// Reads the files that the run names, and refuses files that the run was not trained or not validated on. They are
/// about to be sent, and a run from a stranger may name any file.
Result<void> checkDataOfRun(const RunIdentity& identity, const Progress& progress, const std::stop_token& stop);

/// Cuts the paths in a configuration down to names. Nobody else finds anything in these folders, and their names tell
/// about the computer that they come from.
void leaveOutFolders(RunConfig& config);

} // namespace attentoscope
