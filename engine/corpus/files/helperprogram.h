// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// Runs one of our programs, which is beside this one or in libexec/attentoscope. Returns its output for `input`. The
/// output is empty if the program fails or crashes. If `stop` is requested, ends the program and returns
/// loadingCancelled().
Result<std::string> runHelper(const std::string& name, const std::vector<std::string>& arguments,
    std::string_view input, const std::stop_token& stop);

} // namespace attentoscope
