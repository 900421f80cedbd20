// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/storage/runfolder.h"

namespace attentoscope {

/// The words and pieces of a run, for pairs that go through them.
KnownWords wordsOf(const RunIdentity& identity);

/// Whether the loaded pairs are those that the run was trained on.
bool isDataOf(const RunIdentity& identity, const Corpus& corpus);

/// Loads the pairs. If they are the run's pairs, they get the split that the run began with; its fingerprint tells the
/// rule. Otherwise they are split as for a new run. `configuration` is what the request's settings say.
Result<Corpus> loadForRun(const RunIdentity& identity, const DataRequest& request,
    const DataConfiguration& configuration, const Progress& progress, const std::stop_token& stop);

/// Reads the files that the run names. Refuses files that the run was not trained or validated on: the files are about
/// to be sent, and a stranger's run may name any file.
Result<void> checkDataOfRun(const RunIdentity& identity, const Progress& progress, const std::stop_token& stop);

/// Cuts the paths in a configuration down to names. The folders are useless on another computer, and their names reveal
/// something about this one.
void leaveOutFolders(RunConfig& config);

} // namespace attentoscope
