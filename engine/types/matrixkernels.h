// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace attentoscope {

enum class KernelsChosenBy : std::uint8_t { Library, Program, User };

/// The library of LibTorch's own matrix products, an OpenBLAS, and the processor core whose kernels it took.
struct MatrixKernels
{
    std::string library; ///< with its version
    std::string core; ///< as OPENBLAS_CORETYPE names it
    KernelsChosenBy chosenBy = KernelsChosenBy::Library;
    std::string insteadOf; ///< the core that the library took by itself, where the program chose another

    bool operator==(const MatrixKernels&) const = default;
};

} // namespace attentoscope
