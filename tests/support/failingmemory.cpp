// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/failingmemory.h"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>

#include <dlfcn.h>

namespace attentoscope::tests {
namespace {

thread_local std::int64_t wanted = 0; // 0: no allocation fails
thread_local std::int64_t allocations = 0;

bool isTheOne(std::size_t size)
{
    return size >= FailingMemory::smallest && wanted > 0 && ++allocations == wanted;
}

void* taken(std::size_t size, std::size_t alignment)
{
    const std::size_t whole = (std::max<std::size_t>(size, 1) + alignment - 1) / alignment * alignment;
    return alignment > alignof(std::max_align_t) ? std::aligned_alloc(alignment, whole) : std::malloc(whole);
}

void* takenOrThrown(std::size_t size, std::size_t alignment = alignof(std::max_align_t))
{
    if (void* memory = isTheOne(size) ? nullptr : taken(size, alignment))
        return memory;
    throw std::bad_alloc();
}

} // namespace

FailingMemory::FailingMemory(std::int64_t last)
{
    allocations = 0;
    wanted = last;
}

FailingMemory::~FailingMemory()
{
    wanted = 0;
}

bool FailingMemory::hasFailed() const
{
    return allocations >= wanted;
}

std::int64_t FailingMemory::counted() const
{
    return allocations;
}

} // namespace attentoscope::tests

/// LibTorch allocates its tensors by this function. So does oneDNN for its objects, but it crashes without memory. So
/// oneDNN always gets memory.
extern "C" int posix_memalign(void** memory, std::size_t alignment, std::size_t size) noexcept
{
    Dl_info caller{};
    const bool isKnown = ::dladdr(__builtin_return_address(0), &caller) != 0 && caller.dli_fname != nullptr;
    const bool isOfTensors = isKnown && std::strstr(caller.dli_fname, "libdnnl") == nullptr;
    *memory =
        isOfTensors && attentoscope::tests::isTheOne(size) ? nullptr : attentoscope::tests::taken(size, alignment);
    return *memory ? 0 : ENOMEM;
}

// NOLINTBEGIN(cppcoreguidelines-no-malloc,misc-new-delete-overloads)
void* operator new(std::size_t size)
{
    return attentoscope::tests::takenOrThrown(size);
}
void* operator new[](std::size_t size)
{
    return attentoscope::tests::takenOrThrown(size);
}
void* operator new(std::size_t size, std::align_val_t alignment)
{
    return attentoscope::tests::takenOrThrown(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment)
{
    return attentoscope::tests::takenOrThrown(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory, std::align_val_t) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept
{
    std::free(memory);
}
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept
{
    std::free(memory);
}
// NOLINTEND(cppcoreguidelines-no-malloc,misc-new-delete-overloads)
