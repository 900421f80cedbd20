// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
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
    /// Sets model and training; the data recipe is the user's own choice. Sizes may depend on the number of training
    /// pairs.
    void (*apply)(Configuration& configuration, std::size_t trainingPairs);
};

std::span<const Preset> presets();

/// The preset's configuration for a corpus of this size, changed by the given keys. The message about an unknown preset
/// or key lists the known ones.
Result<Configuration> configure(
    const std::string& preset, const std::vector<KeyValue>& settings, std::size_t trainingPairs = 0);

/// The task of a preset; sentences for an unknown id.
Task taskOf(std::string_view preset);

std::vector<PresetInfo> presetInfos();

} // namespace attentoscope
