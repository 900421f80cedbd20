// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/settingoptions.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace attentoscope {

void SettingOptions::add(CLI::App& options)
{
    options.add_option("--preset", preset, "Preset to train; the command presets lists them")
        ->type_name("ID")
        ->default_str("recommended");
    options.add_option("--set", settings, "Setting that differs from the preset's. Several may follow one another")
        ->type_name("key=value");
}

Result<std::vector<KeyValue>> SettingOptions::keyValues() const
{
    std::vector<KeyValue> pairs;
    for (const std::string& setting : settings) {
        const auto equals = setting.find('=');
        if (equals == std::string::npos || equals == 0)
            return failure(ErrorCode::InvalidSetting, Message("\"{}\" is no setting: write --set key=value.", setting));
        pairs.push_back({setting.substr(0, equals), setting.substr(equals + 1)});
    }
    return pairs;
}

} // namespace attentoscope
