// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace attentoscope::fuzz {

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

} // namespace attentoscope::fuzz
