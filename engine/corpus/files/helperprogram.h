// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// Runs a program of ours that is installed beside this one or in libexec/attentoscope, and returns its output for
/// `input`. The output is empty if the program fails or crashes. The program is ended when `stop` is requested; then
/// the result is loadingCancelled().
Result<std::string> runHelper(const std::string& name, const std::vector<std::string>& arguments,
    std::string_view input, const std::stop_token& stop);

} // namespace attentoscope
