// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/processor.h"
#include "engine/types/matrixkernels.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace attentoscope {

/// Chooses a better core for OpenBLAS. OpenBLAS decides by the processor's model number. A model that is newer than
/// OpenBLAS is taken for an old one, mostly a Prescott without wide vectors. That costs three quarters of the speed or
/// more (docs/speed.md).
///
/// The result is a core that the processor can run and whose kernels use wider vectors than those of `taken`. It is the
/// core that a newer OpenBLAS would choose. None if there is no better one. `isKnown` says for which cores the library
/// has kernels. If the vectors have the same width, the library's own choice stays, because it knows better and little
/// depends on it.
std::optional<std::string> betterCore(
    std::string_view taken, const Processor& processor, const std::function<bool(std::string_view core)>& isKnown);

/// The environment variable that OpenBLAS reads when it is loaded. It names the core whose kernels are used.
inline constexpr auto coreTypeVariable = "OPENBLAS_CORETYPE";
/// If the program has set coreTypeVariable, it keeps the library's own choice in this variable.
inline constexpr auto replacedCoreVariable = "ATTENTOSCOPE_REPLACED_CORE";

/// The OpenBLAS behind libblas.so.3, with which LibTorch multiplies. Its functions are found by name. So nothing here
/// is linked with it, and any other BLAS can take its place.
class OpenBlas
{
public:
    enum class Find : std::uint8_t { Loaded, OrLoad };
    static std::optional<OpenBlas> find(Find how); ///< none if there is none

    std::string version() const; ///< includes the library's name
    std::string core() const; ///< the core whose kernels it chose when it was loaded
    bool knows(std::string_view core) const; ///< whether it has kernels for the core

private:
    explicit OpenBlas(void* library) : m_library(library) { }
    void* m_library;
};

struct CoreReplacement
{
    std::string taken;
    std::string better;
};

/// Checks whether this process's OpenBLAS chose a worse core than the processor has. None if it did not. Loads the
/// library for that, unless the processor has no wide vectors.
std::optional<CoreReplacement> findBetterCore();

/// The kernels of the loaded OpenBLAS, and who chose them. None if none is loaded.
std::optional<MatrixKernels> matrixKernels();

} // namespace attentoscope
