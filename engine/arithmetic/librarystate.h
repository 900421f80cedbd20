// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// Makes what oneDNN makes at its first product and LibTorch at its first gradient, and keeps until the process ends.
/// exit() destroys the newest first: who registers a function with it after this can still compute in that function,
/// and so can other threads meanwhile.
void makeLibraryState();

} // namespace attentoscope
