// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/settings.h"

#include "engine/settings/settingrows.h"
#include "engine/settings/suggestion.h"

#include <algorithm>

namespace attentoscope {

std::span<const Setting> settings()
{
    static const std::vector<Setting> table =
        settingrows::concatenated({settingrows::dataRows(), settingrows::modelRows(), settingrows::trainingRows()});
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

std::vector<KeyValue> settingValues(const Configuration& configuration)
{
    std::vector<KeyValue> values;
    for (const auto& row : settings())
        values.push_back({row.info.key, row.read(configuration)});
    return values;
}

} // namespace attentoscope
