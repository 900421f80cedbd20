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

/// Chooses a better core for OpenBLAS. OpenBLAS goes by the processor's model number. It takes a model that is younger
/// than itself for an old one, mostly a Prescott without any wide vectors, which costs three quarters of the speed or
/// more (docs/speed.md).
///
/// The result is a core that the processor can run and whose kernels compute with wider vectors than those of `taken`,
/// as a newer OpenBLAS would choose it; nothing if there is none. `isKnown` says which cores the library has kernels
/// for. Kernels for vectors of the same width stay, because the library knows better, and they matter little.
std::optional<std::string> betterCore(
    std::string_view taken, const Processor& processor, const std::function<bool(std::string_view core)>& isKnown);

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
