// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// "a, b, c", for messages that list what is known.
std::string joined(const std::vector<std::string>& names);

/// " (did you mean \"x\"?)" if one of the names is only a typing error away from what was typed, else nothing.
Message suggestion(std::string_view typed, const std::vector<std::string>& names);

} // namespace attentoscope
