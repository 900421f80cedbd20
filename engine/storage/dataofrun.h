// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/storage/runfolder.h"

namespace attentoscope {

/// The words and pieces of a run, for reading pairs with them.
KnownWords wordsOf(const RunIdentity& identity);

/// Whether the run was trained on the loaded pairs.
bool isDataOf(const RunIdentity& identity, const Corpus& corpus);

/// Loads the pairs. If they are the run's pairs, they get the run's split, whose rule follows from its fingerprint.
/// Otherwise they are split as for a new run. `configuration` follows from the request's settings.
Result<Corpus> loadForRun(const RunIdentity& identity, const DataRequest& request,
    const DataConfiguration& configuration, const Progress& progress, const std::stop_token& stop);

/// Reads the files that the run names. Refuses files on which the run was not trained or validated. The files are about
/// to be sent, and a run from anybody may name any file.
Result<void> checkDataOfRun(const RunIdentity& identity, const Progress& progress, const std::stop_token& stop);

/// Shortens the paths in a configuration to names. The folders are useless on another computer, and their names tell
/// something about this one.
void leaveOutFolders(RunConfig& config);

} // namespace attentoscope
