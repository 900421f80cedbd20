// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/message.h"
#include "engine/types/settingcondition.h"

#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// What must hold for a setting to change anything; nothing for most.
std::vector<SettingCondition> needsOf(std::string_view key);

/// A sentence for each of the given settings that changes nothing in this configuration. It says what it would need.
std::vector<Message> notesOnIdleSettings(const Configuration& configuration, const std::vector<KeyValue>& given);

} // namespace attentoscope
