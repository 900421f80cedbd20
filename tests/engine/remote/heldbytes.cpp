// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "heldbytes.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> held = 0;
std::atomic<std::size_t> mostHeld = 0;

} // namespace

// Every allocation has its size before it.
void* operator new(std::size_t size)
{
    auto* place = static_cast<std::size_t*>(std::malloc(size + 2 * sizeof(std::size_t)));
    if (!place)
        throw std::bad_alloc();
    *place = size;
    const auto now = held += size;
    auto most = mostHeld.load();
    while (now > most && !mostHeld.compare_exchange_weak(most, now)) { }
    return place + 2;
}
void operator delete(void* bytes) noexcept
{
    if (!bytes)
        return;
    auto* place = static_cast<std::size_t*>(bytes) - 2;
    held -= *place;
    std::free(place);
}
void operator delete(void* bytes, std::size_t) noexcept
{
    operator delete(bytes);
}

namespace attentoscope::tests {

std::size_t heldBytes()
{
    return held;
}

std::size_t mostHeldBytes()
{
    return mostHeld;
}

void forgetMostHeld()
{
    mostHeld = held.load();
}

} // namespace attentoscope::tests
