// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// To be called after training: gives the memory that the allocator keeps for the next step back to the system.
void giveBackFreeMemory();

} // namespace attentoscope
