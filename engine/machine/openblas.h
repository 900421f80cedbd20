// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/matrixkernels.h"

#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

/// The environment variable that OpenBLAS reads when it is loaded. It names the core whose kernels to take.
inline constexpr auto coreTypeVariable = "OPENBLAS_CORETYPE";
/// The variable in which the program notes the core that the library had taken by itself, if the program has set the
/// other one.
inline constexpr auto replacedCoreVariable = "ATTENTOSCOPE_REPLACED_CORE";

/// The OpenBLAS behind libblas.so.3, with which LibTorch multiplies. Its functions are found by their names, so that
/// nothing here is linked with it, and any other BLAS can take its place.
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

/// Looks whether this process's OpenBLAS took a worse core than the processor has; nothing if it did not. The library
/// is loaded for that, but not if the processor has no wide vectors.
std::optional<CoreReplacement> findBetterCore();

/// The kernels of the OpenBLAS that is loaded, and who chose them; nothing if none is loaded.
std::optional<MatrixKernels> matrixKernels();

} // namespace attentoscope
