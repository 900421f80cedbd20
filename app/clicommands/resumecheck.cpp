// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/resumecheck.h"

#include "engine/settings/settings.h"

#include <algorithm>

namespace attentoscope {

namespace {

std::string valueOf(const Configuration& configuration, const std::string& key)
{
    const auto values = settingValues(configuration);
    const auto found = std::ranges::find(values, key, &KeyValue::key);
    return found == values.end() ? std::string() : found->value;
}

bool wasGiven(const KeyValue& setting, const std::vector<KeyValue>& settings)
{
    const auto isSame = [&](const KeyValue& one) { return one.key == setting.key && one.value == setting.value; };
    return std::ranges::any_of(settings, isSame);
}

Error differs(const std::string& what, const std::string& ofRun)
{
    return {ErrorCode::InvalidSetting,
        Message("The run was made with {}={}, and that cannot change later. Leave {} out, or begin a new run in "
                "another folder.",
            what, ofRun, what),
        {}};
}

} // namespace

Result<void> checkSettingsOfRun(const TrainOptions& options, const RunIdentity& run)
{
    if (options.model.preset && *options.model.preset != run.configuration.preset)
        return std::unexpected(differs("preset", run.configuration.preset));
    const auto settings = options.keyValues();
    if (!settings)
        return std::unexpected(settings.error());
    for (const KeyValue& setting : *settings) {
        Configuration changed = run.configuration;
        if (const auto applied = applySetting(changed, setting); !applied)
            return applied;
        const std::string ofRun = valueOf(run.configuration, setting.key);
        // What was given when the run was made may have been decided otherwise since, as "automatic" is.
        if (valueOf(changed, setting.key) != ofRun && !wasGiven(setting, run.data.settings))
            return std::unexpected(differs(setting.key, ofRun));
    }
    return {};
}

} // namespace attentoscope
