// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstddef>
#include <span>

namespace attentoscope {

/// Bytes that are read once from beginning to end: those of a file, or the bytes that result from unpacking or
/// converting it.
class ByteSource
{
public:
    virtual ~ByteSource() = default;
    virtual Result<std::size_t> read(std::span<char> room) = 0; ///< returns the number of bytes read; 0 at the end
    virtual double done() const = 0; ///< share of the file that is read, in 0–1; 0 when its size is not known
};

} // namespace attentoscope
