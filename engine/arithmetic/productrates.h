// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope {

/// The speed of a float32 product of size 2048³ on this machine, with torch's number of threads, in 10⁹ operations a
/// second. Fused paths are compared with oneDNN's sgemm. The reference path uses LibTorch's own product.
double oneDnnProductRate();
double libTorchProductRate();

} // namespace attentoscope
