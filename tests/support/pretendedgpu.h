// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attentoscope::tests {

/// Makes torch::kCUDA a device in a LibTorch that has no CUDA. Its operations are computed by the processor, in memory
/// that nothing else can read: a pointer to a tensor's numbers points at pages that are closed, so whoever reads
/// through it ends with a segmentation fault. As on a GPU, an operation that meets tensors of both devices throws, and
/// the backward pass runs in a thread of its own. Speed and the rounding of real kernels are not pretended.
///
/// Once a process, before the first backward pass. False where LibTorch has CUDA itself, and with LibTorch 2, whose
/// inner workings this does not fit yet (2.6 crashes): then nothing is pretended.
bool pretendGpu();

} // namespace attentoscope::tests
