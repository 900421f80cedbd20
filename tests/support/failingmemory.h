// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace attentoscope::tests {

/// Lets one allocation of the calling thread fail: the `last`-th from now on, of C++ and of LibTorch's tensors alike.
/// Memory of other threads, and what C programs take by malloc(), is not counted.
class FailingMemory
{
public:
    /// Bytes. A smaller allocation fails only if the allocator has not even that in stock. The library for JSON then
    /// ends the program, since destroying a value takes memory.
    static constexpr std::size_t smallest = 512;

    explicit FailingMemory(std::int64_t last);
    ~FailingMemory();
    FailingMemory(const FailingMemory&) = delete;
    FailingMemory& operator=(const FailingMemory&) = delete;

    bool hasFailed() const;
    std::int64_t counted() const; ///< allocations since the start
};

} // namespace attentoscope::tests
