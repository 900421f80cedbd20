// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/kindinforce.h"
#include "engine/types/training.h"

#include <QString>

#include <vector>

namespace attentoscope::ui {

/// The values that training uses with this preset for so many training pairs, 0 before data are loaded, where nobody
/// chooses others.
const std::vector<KeyValue>& defaultsOf(
    const PresetInfo& preset, std::size_t trainingPairs, const SettingLookup& valueOf);

/// Whether other defaults follow from this setting.
bool choosesDefaults(const PresetInfo& preset, const QString& key);

/// What to watch of a preset that needs no data; otherwise nothing.
std::vector<WatchedSentence> examplesOf(const PresetInfo& preset);

} // namespace attentoscope::ui
