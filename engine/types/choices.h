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

/// The limit of a training, counted from the run's start even if it was resumed. Zero: no limit of that kind.
struct TrainingLimit
{
    int epochs = 0;
    std::int64_t steps = 0;
    double minutes = 0.0;
};

/// The source of settings that a person leaves open: only the preset, or a rule that considers data and limit.
enum class SettingsFrom : std::uint8_t { Preset, Rule };

/// The settings as a person would type them: "tokenizer=bpe subword_learning=joint".
inline std::string settingsText(const std::vector<KeyValue>& settings)
{
    std::string text;
    for (const auto& [key, value] : settings)
        text.append(text.empty() ? "" : " ").append(key).append("=").append(value);
    return text;
}

/// Settings that were chosen together for one reason.
struct SettingChoice
{
    std::vector<KeyValue> settings;
    Message reason;
};

/// The settings that the rule chose for a corpus and a limit.
struct ChosenSettings
{
    std::vector<SettingChoice> choices;
    std::int64_t steps = 0; ///< number of steps for which the limit leaves time, by calculation and not by measuring
    double epochs = 0.0; ///< the number of passes through the pairs in these steps
    std::size_t sourceWords = 0; ///< sizes of the resulting vocabularies, with special tokens
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
