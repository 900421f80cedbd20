// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/presets.h"
#include "app/clicommands/commands.h"
#include "app/clicommands/sessionoptions.h"
#include "engine/settings/settings.h"
#include "ui/language/programtexts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

const char* rowSumName(RowSum rowSum)
{
    switch (rowSum) {
    case RowSum::None:
        return "none";
    case RowSum::One:
        return "one";
    case RowSum::AtMostOne:
        return "at-most-one";
    }
    return "none";
}

/// Numbers as numbers and switches as booleans, by the settings table.
Json typedValue(const Catalogue& catalogue, const KeyValue& setting)
{
    const auto found = std::ranges::find(catalogue.settings, setting.key, &SettingInfo::key);
    const auto type = found == catalogue.settings.end() ? SettingType::Text : found->type;
    if (type == SettingType::Text || type == SettingType::Choice)
        return setting.value;
    const auto value = Json::parse(setting.value, nullptr, false);
    return value.is_discarded() ? Json(setting.value) : value;
}

Json toJson(const Catalogue& catalogue)
{
    auto presets = Json::array();
    for (const PresetInfo& preset : catalogue.presets) {
        auto keys = Json::object();
        for (const KeyValue& setting : settingValues(*configure(preset.id, {})))
            keys[setting.key] = typedValue(catalogue, setting);
        presets.push_back({{"id", preset.id}, {"kind", preset.attention}, {"row_sum", rowSumName(preset.rowSum)},
            {"keys", std::move(keys)}});
    }
    return {{"presets", std::move(presets)}};
}

void printText(const Catalogue& catalogue)
{
    for (const PresetInfo& preset : catalogue.presets) {
        std::printf("%s: %s\n  %s\n  attention %s, rows sum to %s\n", preset.id.c_str(),
            ui::textOf(preset.name).c_str(), ui::textOf(preset.help).c_str(), preset.attention.c_str(),
            rowSumName(preset.rowSum));
        for (const KeyValue& setting : preset.values)
            std::printf("    %s=%s\n", setting.key.c_str(), setting.value.c_str());
        std::puts("");
    }
    std::puts("Change any key with: attentoscope-cli train --set key=value …");
}

} // namespace

Action addPresets(CLI::App& options)
{
    auto common = std::make_shared<CommonOptions>();
    common->add(options);
    options.footer("Examples:\n  attentoscope-cli presets\n  attentoscope-cli presets --json");
    return [common](const CommandContext& context) {
        const auto catalogue = createSession(common->session)->catalogue();
        if (context.output.isJson())
            context.output.print(toJson(catalogue), 2);
        else
            printText(catalogue);
        return ExitCode::Done;
    };
}

} // namespace attentoscope
