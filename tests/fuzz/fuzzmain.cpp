// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"

#include <sanitizer/allocator_interface.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

std::atomic<std::size_t> allowedBytes = 0; ///< none: nothing is limited
std::atomic<std::ptrdiff_t> allocatedBytes = 0;

void noteAllocation(const volatile void*, std::size_t bytes)
{
    const auto now = allocatedBytes += static_cast<std::ptrdiff_t>(bytes);
    if (const auto allowed = allowedBytes.load(); allowed > 0 && now > static_cast<std::ptrdiff_t>(allowed)) {
        allowedBytes = 0; // what is said allocates, too
        std::fprintf(stderr, "MORE MEMORY THAN THE INPUT IS WORTH: %td bytes, %zu are allowed\n", now, allowed);
        std::abort();
    }
}

void noteFree(const volatile void* place)
{
    allocatedBytes -= static_cast<std::ptrdiff_t>(__sanitizer_get_allocated_size(const_cast<const void*>(place)));
}

/// While it lives, the process ends with a message as soon as more than so many bytes are allocated beyond those that
/// were at its beginning.
class MemoryLimit
{
public:
    explicit MemoryLimit(std::size_t bytes);
    MemoryLimit(const MemoryLimit&) = delete;
    MemoryLimit& operator=(const MemoryLimit&) = delete;
    ~MemoryLimit();
};

MemoryLimit::MemoryLimit(std::size_t bytes)
{
    [[maybe_unused]] static const int installed = __sanitizer_install_malloc_and_free_hooks(noteAllocation, noteFree);
    allocatedBytes = 0;
    allowedBytes = bytes;
}

MemoryLimit::~MemoryLimit()
{
    allowedBytes = 0;
}

} // namespace

/// libFuzzer calls this function. The build sets the target.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (const auto& target : attentoscope::fuzz::targets())
        if (std::strcmp(target.name, FUZZ_TARGET) == 0) {
            constexpr std::size_t freeBytes = 64U << 20U; // the limit in docs/badinput.md
            constexpr std::size_t perByte = 20;
            const MemoryLimit limit(freeBytes + perByte * size);
            target.read({reinterpret_cast<const char*>(data), size});
            return 0;
        }
    std::abort();
}
