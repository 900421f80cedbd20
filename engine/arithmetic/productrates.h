// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// What a product of 2048³ in float32 does here and now, with torch's number of threads, in 10⁹ operations a second:
/// oneDNN's sgemm, which the fused paths are measured by, and LibTorch's own, which the reference path computes with.
double oneDnnProductRate();
double libTorchProductRate();

} // namespace attentoscope
