// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/matrixkernels.h"

#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

/// What OpenBLAS reads when it is loaded: the core whose kernels it is to take.
inline constexpr auto coreTypeVariable = "OPENBLAS_CORETYPE";
/// Beside it, when the program has set it: the core that the library had taken by itself.
inline constexpr auto replacedCoreVariable = "ATTENTOSCOPE_REPLACED_CORE";

/// The OpenBLAS that stands behind libblas.so.3, which LibTorch multiplies with. It is asked by the names of its
/// functions, so that nothing here needs it and any other BLAS can stand there.
class OpenBlas
{
public:
    enum class Find : std::uint8_t { Loaded, OrLoad };
    static std::optional<OpenBlas> find(Find how); ///< nothing where there is none

    std::string version() const; ///< with the library's name
    std::string core() const; ///< whose kernels it took when it was loaded
    bool knows(std::string_view core) const; ///< has kernels for it

private:
    explicit OpenBlas(void* library) : m_library(library) { }
    void* m_library;
};

struct CoreReplacement
{
    std::string taken;
    std::string better;
};

/// Whether this process's OpenBLAS, which is loaded for that, took a worse core than the processor deserves. Nothing is
/// loaded where the processor has no wide vectors.
std::optional<CoreReplacement> findBetterCore();

/// What the library that is loaded took, and by whose choice; nothing where no OpenBLAS is loaded.
std::optional<MatrixKernels> matrixKernels();

} // namespace attentoscope
