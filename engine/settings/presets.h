// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/choices.h"
#include "engine/types/configuration.h"
#include "engine/types/error.h"

#include <span>
#include <string_view>

namespace attentoscope {

/// A row of THE table of presets.
struct Preset
{
    std::string id;
    std::string name;
    std::string help;
    /// Sets model and training, but not the settings of data, which are the user's choice. Sizes may depend on the
    /// number of training pairs.
    void (*apply)(Configuration& configuration, std::size_t trainingPairs);
    /// Rule: the settings that nobody sets are chosen for data and limit; only our own presets have this value. Preset:
    /// only the schedule is chosen.
    SettingsFrom rest = SettingsFrom::Preset;
};

std::span<const Preset> presets();

/// The preset's configuration for a corpus of this size, changed by the given settings. If the preset or a key is
/// unknown, the message lists the known ones.
Result<Configuration> configure(
    const std::string& preset, const std::vector<KeyValue>& settings, std::size_t trainingPairs = 0);

/// The task of a preset. If the id is unknown, Task::Sentences.
Task taskOf(std::string_view preset);

std::vector<PresetInfo> presetInfos();

} // namespace attentoscope
