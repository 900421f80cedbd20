// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace attentoscope {

enum class KernelsChosenBy : std::uint8_t { Library, Program, User };

/// The OpenBLAS with which LibTorch multiplies matrices, and the processor core whose kernels it uses.
struct MatrixKernels
{
    std::string library; ///< name with version
    std::string core; ///< name as for OPENBLAS_CORETYPE
    KernelsChosenBy chosenBy = KernelsChosenBy::Library;
    std::string insteadOf; ///< the core that the library had chosen, if the program has chosen another one

    bool operator==(const MatrixKernels&) const = default;
};

} // namespace attentoscope
