// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace attentoscope::tests {

std::size_t heldBytes(); ///< bytes that this program has allocated with `new`
std::size_t mostHeldBytes(); ///< the most since forgetMostHeld()
void forgetMostHeld();

} // namespace attentoscope::tests
