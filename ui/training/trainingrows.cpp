// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/trainingrows.h"

#include <utility>

namespace attentoscope::ui {

std::vector<SettingInfo> trainingRows(const Catalogue& catalogue)
{
    std::vector<SettingInfo> rows;
    for (auto info : catalogue.settings) {
        if (info.group == SettingGroup::Data)
            continue;
        if (info.key == "attention") {
            info.type = SettingType::Choice;
            for (const auto& kind : catalogue.kinds)
                if (kind.task == Task::Sentences)
                    info.choices.push_back(kind.id);
        }
        rows.push_back(std::move(info));
    }
    return rows;
}

} // namespace attentoscope::ui
