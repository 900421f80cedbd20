// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace attentoscope::tests {

/// Lets the allocation with the number `last` fail, counted from now on in the calling thread. Allocations of C++ and
/// of LibTorch's tensors count. Those of other threads and by malloc() in C code do not.
class FailingMemory
{
public:
    /// In bytes. Smaller allocations are not made to fail, because an allocator usually has room for them in stock.
    /// Without such room, the JSON library ends the program, because destroying a value takes memory.
    static constexpr std::size_t smallest = 512;

    explicit FailingMemory(std::int64_t last);
    ~FailingMemory();
    FailingMemory(const FailingMemory&) = delete;
    FailingMemory& operator=(const FailingMemory&) = delete;

    bool hasFailed() const;
    std::int64_t counted() const; ///< allocations since the start
};

} // namespace attentoscope::tests
