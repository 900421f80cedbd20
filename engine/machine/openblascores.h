// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/processor.h"

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

} // namespace attentoscope
