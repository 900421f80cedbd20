// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// Before anything is computed: keeps OpenMP's threads from spinning while they wait, which costs most of the speed as
/// soon as anything else wants a core. The runtime reads that from the environment when the process starts, before
/// main(), so the process starts itself once more, with the same arguments. Does nothing when the user has set it
/// already; if the second start is not possible, the program goes on as it is, only slower.
void stopOpenMpSpinning(int count, char** arguments);

} // namespace attentoscope
