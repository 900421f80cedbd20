// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memorylimit.h"

#include <sanitizer/allocator_interface.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace attentoscope::fuzz {

namespace {

std::atomic<std::size_t> allowedBytes = 0; ///< 0: no limit
std::atomic<std::ptrdiff_t> allocatedBytes = 0;

void noteAllocation(const volatile void*, std::size_t bytes)
{
    const auto now = allocatedBytes += static_cast<std::ptrdiff_t>(bytes);
    if (const auto allowed = allowedBytes.load(); allowed > 0 && now > static_cast<std::ptrdiff_t>(allowed)) {
        allowedBytes = 0; // printing allocates memory too
        std::fprintf(stderr, "MORE MEMORY THAN THE INPUT IS WORTH: %td bytes, %zu are allowed\n", now, allowed);
        std::abort();
    }
}

void noteFree(const volatile void* place)
{
    allocatedBytes -= static_cast<std::ptrdiff_t>(__sanitizer_get_allocated_size(const_cast<const void*>(place)));
}

} // namespace

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

} // namespace attentoscope::fuzz
