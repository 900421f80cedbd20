// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attentoscope {

/// Puts the help of a program and its commands into the person's language. Names of options, files and commands stay.
void translateHelp(CLI::App& program);

} // namespace attentoscope
