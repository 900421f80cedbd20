// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// The rate of a product of 2048³ in float32 here and now, with torch's number of threads, in 10⁹ operations a second.
/// oneDNN's sgemm is what the fused paths are compared with; LibTorch's own product is what the reference path uses.
double oneDnnProductRate();
double libTorchProductRate();

} // namespace attentoscope
