// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/beam.h"
#include "engine/types/dissection.h"
#include "engine/types/sentences.h"
#include "engine/types/training.h"

namespace attentoscope {

/// Whether the members of a value fit each other, as everybody who shows it takes for granted: sizes, indices, and
/// pointers that are never null. A value that came over a line and is not sound is refused.
bool isSound(const AttentionHead& head);
bool isSound(const AttentionMap& map);
bool isSound(const Translation& translation);
bool isSound(const Beam& beam);
bool isSound(const WatchedSnapshot& snapshot);
bool isSound(const Dissection& dissection);
bool isSound(const MeasuredSentence& sentence);
bool isSound(const RunHistory& history);
bool isSound(const RunDescription& run);
bool isSound(const CorpusSummary& summary);

} // namespace attentoscope
