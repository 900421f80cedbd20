// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memorylimit.h"
#include "targets.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

/// libFuzzer calls this function. The build sets the target.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (const auto& target : attentoscope::fuzz::targets())
        if (std::strcmp(target.name, FUZZ_TARGET) == 0) {
            constexpr std::size_t freeBytes = 64U << 20U; // the limit in docs/badinput.md
            constexpr std::size_t perByte = 20;
            const attentoscope::fuzz::MemoryLimit limit(freeBytes + perByte * size);
            target.read({reinterpret_cast<const char*>(data), size});
            return 0;
        }
    std::abort();
}
