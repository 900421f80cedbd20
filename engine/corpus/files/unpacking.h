// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/bytesource.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace attentoscope {

/// What unpacks one kind of packed data, a piece at a time.
class Unpacker
{
public:
    enum class State : std::uint8_t { More, Ended, Damaged, TooLarge };

    virtual ~Unpacker() = default;
    /// Takes bytes from the front of `packed` and puts what they become at the front of `room`; both are cut by what
    /// is used of them. Ended: at the end of what was packed, where `packed` may go on with another piece.
    virtual State unpack(std::span<const char>& packed, std::span<char>& room) = 0;
    virtual void restart() = 0; ///< for another piece behind the end
};

/// The limit against files that are made to fill the memory: text hardly ever unpacks to a twentieth of this.
inline constexpr std::uint64_t mostUnpackedPerByte = 200;
inline constexpr std::uint64_t freelyUnpacked = 64 * 1024 * 1024; ///< bytes that any file may unpack to

bool isPacked(std::string_view start); ///< with gzip or xz, by how the file begins

/// What `packed` unpacks to; `start` was already read from it, and isPacked(). `path` is for messages.
std::unique_ptr<ByteSource> unpacked(std::string path, std::unique_ptr<ByteSource> packed, std::string start);

std::unique_ptr<Unpacker> makeGzipUnpacker();
std::unique_ptr<Unpacker> makeXzUnpacker();

} // namespace attentoscope
