// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope::tests {

/// Makes torch::kCUDA a device in a LibTorch without CUDA. The processor computes its operations, in memory that
/// nothing else can read. A tensor's numbers seem to be in closed pages, so reading them is a segmentation fault. As on
/// a GPU, an operation with tensors of both devices throws, and the backward pass runs in its own thread. Speed and
/// rounding are not those of a real GPU.
///
/// Called once in a process, before the first backward pass. Returns false and does nothing if LibTorch has CUDA
/// itself. The same happens with LibTorch 2, for whose internals this is not written yet (2.6 crashes).
bool pretendGpu();

} // namespace attentoscope::tests
