// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// Runs a program of ours that is installed beside this one, or in libexec/attentoscope: what it writes for `input`.
/// Empty when it ends with an error or crashes. Ends it when `stop` is requested, as loadingCancelled().
Result<std::string> runHelper(const std::string& name, const std::vector<std::string>& arguments,
    std::string_view input, const std::stop_token& stop);

} // namespace attentoscope
