// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstddef>
#include <span>

namespace attentoscope {

/// Bytes that are read once from front to back: a file's own, or what becomes of them when they are unpacked or
/// converted.
class ByteSource
{
public:
    virtual ~ByteSource() = default;
    virtual Result<std::size_t> read(std::span<char> room) = 0; ///< how many bytes are filled; 0 at the end
    virtual double done() const = 0; ///< share of the file that is read, in 0–1; 0 when its size is not known
};

} // namespace attentoscope
