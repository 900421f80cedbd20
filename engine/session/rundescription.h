// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/session/loadedmodel.h"
#include "engine/types/matrixkernels.h"

namespace attentoscope {

/// The identity of a new run on this data.
RunIdentity identityOf(const Configuration& configuration, const Corpus& corpus);

/// The identity of a new run of a task without data. `settings` are the user's own.
RunIdentity identityWithoutData(const Configuration& configuration, const std::vector<KeyValue>& settings);

/// Refuses to resume a run with other sentence pairs than those on which it was trained. The message says how they
/// differ.
Result<void> checkSameData(const RunIdentity& identity, const Corpus& corpus);

/// The error for a file that should contain the run's pairs but has others.
Error otherData(const RunIdentity& identity, const Corpus& corpus);

/// A note for a run that continues with other kernels than it began with, because its numbers differ from those of an
/// uninterrupted run. None if the kernels are the same or not known.
std::optional<Message> otherKernelsNote(
    const std::optional<MatrixKernels>& begun, const std::optional<MatrixKernels>& now);

/// A note for a run whose words were cut with other dictionaries than the installed ones.
std::optional<Message> otherDictionariesNote(const std::string& ofRun);

/// What a person is told about a run that is a fork.
Message noteOnFork(const RunIdentity& fork);

/// Describes a loaded model for the window. Includes the history if it is requested and the model has a folder.
Result<RunDescription> describe(
    const LoadedModel& model, const RunPosition& position, const std::optional<RunFolder>& folder, RunDetail detail);

} // namespace attentoscope
