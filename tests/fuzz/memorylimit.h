// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace attentoscope::fuzz {

/// Limits the additional memory of the process while this object exists. Beyond the given number of bytes, the process
/// ends with a message.
class MemoryLimit
{
public:
    explicit MemoryLimit(std::size_t bytes);
    MemoryLimit(const MemoryLimit&) = delete;
    MemoryLimit& operator=(const MemoryLimit&) = delete;
    ~MemoryLimit();
};

} // namespace attentoscope::fuzz
