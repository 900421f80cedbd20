// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

/// What libFuzzer calls; which target it is, the build says.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (const auto& target : attentoscope::fuzz::targets())
        if (std::strcmp(target.name, FUZZ_TARGET) == 0) {
            target.read({reinterpret_cast<const char*>(data), size});
            return 0;
        }
    std::abort();
}
