// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/settings.h"

#include "engine/settings/settingneeds.h"
#include "engine/settings/settingrows.h"
#include "engine/types/suggestion.h"

#include <algorithm>

namespace attentoscope {

std::span<const Setting> settings()
{
    static const std::vector<Setting> table = [] {
        auto rows =
            settingrows::concatenated({settingrows::dataRows(), settingrows::modelRows(), settingrows::trainingRows()});
        for (auto& row : rows)
            row.info.needs = needsOf(row.info.key);
        return rows;
    }();
    return table;
}

Result<void> applySetting(Configuration& configuration, const KeyValue& setting)
{
    const auto known = [&](const Setting& row) { return row.info.key == setting.key; };
    if (const auto row = std::ranges::find_if(settings(), known); row != settings().end())
        return row->write(configuration, setting.value);

    std::vector<std::string> keys;
    for (const auto& row : settings())
        keys.push_back(row.info.key);
    return failure(ErrorCode::InvalidSetting,
        Message("There is no setting \"{}\"{}. Known settings: {}.", setting.key, suggestion(setting.key, keys),
            joined(keys)));
}

std::string settingValue(const Configuration& configuration, std::string_view key)
{
    const auto row =
        std::ranges::find_if(settings(), [&](const Setting& candidate) { return candidate.info.key == key; });
    return row == settings().end() ? std::string() : row->read(configuration);
}

std::vector<KeyValue> settingValues(const Configuration& configuration)
{
    std::vector<KeyValue> values;
    for (const auto& row : settings())
        values.push_back({row.info.key, row.read(configuration)});
    return values;
}

} // namespace attentoscope
