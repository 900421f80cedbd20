// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace attentoscope {

/// Where training ends, counted from the run's start, resumed or not. Zero: no limit of that kind.
struct TrainingLimit
{
    int epochs = 0;
    std::int64_t steps = 0;
    double minutes = 0.0;
};

/// Who decides the settings that a person leaves open: the preset alone, or the rule that looks at data and limit.
enum class SettingsFrom : std::uint8_t { Preset, Rule };

/// As they are typed: "tokenizer=bpe subword_learning=joint".
inline std::string settingsText(const std::vector<KeyValue>& settings)
{
    std::string text;
    for (const auto& [key, value] : settings)
        text.append(text.empty() ? "" : " ").append(key).append("=").append(value);
    return text;
}

/// Settings that were chosen together, for one reason.
struct SettingChoice
{
    std::vector<KeyValue> settings;
    Message reason;
};

/// What the rule chose for a corpus and a limit.
struct ChosenSettings
{
    std::vector<SettingChoice> choices;
    std::int64_t steps = 0; ///< that the limit leaves time for, as counted; never measured
    double epochs = 0.0; ///< the same in passes through the pairs
    std::size_t sourceWords = 0; ///< of the vocabularies that the choice leads to, special tokens included
    std::size_t targetWords = 0;

    /// All choices in one list.
    std::vector<KeyValue> settings() const
    {
        std::vector<KeyValue> all;
        for (const auto& choice : choices)
            all.insert(all.end(), choice.settings.begin(), choice.settings.end());
        return all;
    }
};

} // namespace attentoscope
