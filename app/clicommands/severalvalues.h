// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace attentoscope {

/// One rule for all options that may be given several times: values of a form of their own may also follow one another.
/// `--off A B text` becomes `--off A --off B text`, because "text" is no head. What follows them stays what it is, so
/// no sentence is taken for a value and no value for a sentence. Behind `--` nothing is looked at.
std::vector<std::string> eachWithItsOption(const std::vector<std::string>& arguments);

} // namespace attentoscope
