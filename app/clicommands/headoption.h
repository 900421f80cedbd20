// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/headreport.h"

#include <CLI/App.hpp>

namespace attentoscope {

/// --head: LAYER.HEAD of a cross head, both counted from one, or mean. `help` says what the head is for.
CLI::Option* addHead(CLI::App& options, std::string& head, const std::string& help);

/// The head that --head has taken; none: it was not given, or it is mean.
std::optional<AttentionHead> crossHeadFrom(const std::string& text);

/// The head that aligned best when the run was last measured with gold links. A file that cannot be read says so on
/// standard error, and then none is known.
std::optional<BestHead> bestHeadOf(const std::string& run);

} // namespace attentoscope
