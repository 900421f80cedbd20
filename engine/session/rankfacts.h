// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/ranks.h"
#include "engine/storage/runfolder.h"

namespace attentoscope {

/// What all ranks must have alike to train a run together: settings, words, pairs, the save from which they go on.
RankFacts rankFactsOf(const RunIdentity& identity, const std::optional<RunSave>& save);

/// What to say when a run goes on with another number of ranks than before; nothing when it is the same.
std::optional<Message> otherRanksNote(const RunPosition& saved, int ranks);

} // namespace attentoscope
