// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/filebytes.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace attentoscope {

/// Unpacks one kind of packed data, piece by piece.
class Unpacker
{
public:
    enum class State : std::uint8_t { More, Ended, Damaged, TooLarge };

    virtual ~Unpacker() = default;
    /// Unpacks bytes from the front of `packed` into the front of `room`. Both spans shrink by the bytes that were
    /// used. Ended: the packed data ends here, but another piece may follow in `packed`.
    virtual State unpack(std::span<const char>& packed, std::span<char>& room) = 0;
    virtual void restart() = 0; ///< prepares for another piece after the end of this one
};

/// The largest ratio of unpacked to packed bytes, against files that are made to fill the memory. Text hardly ever
/// reaches a twentieth of it.
inline constexpr std::uint64_t mostUnpackedPerByte = 200;
inline constexpr std::uint64_t freelyUnpacked = 64 * 1024 * 1024; ///< bytes that any file may unpack to

bool isPacked(std::string_view start); ///< whether the beginning is that of gzip or xz

/// The unpacked bytes of `packed`. `start` was already read from it, and isPacked(start) is true. `path` is for
/// messages.
std::unique_ptr<ByteSource> unpacked(std::string path, std::unique_ptr<ByteSource> packed, std::string start);

/// A source of bytes. The first bytes were already read, to find out what kind of file it is.
struct BegunBytes
{
    std::unique_ptr<ByteSource> source; ///< the bytes after `start`
    std::string start; ///< empty: there are no bytes
    std::uint64_t size = 0; ///< all bytes; 0 if the number is not known
};

/// Begins to read, and unpacks what is packed with gzip or xz. `path` is for messages; `advice` as for FileBytes.
Result<BegunBytes> begun(const std::string& path, std::unique_ptr<ByteSource> source, std::uint64_t size = 0);
Result<BegunBytes> begunFile(const std::string& path, const Message& advice, std::stop_token stop = {});

std::unique_ptr<Unpacker> makeGzipUnpacker();
std::unique_ptr<Unpacker> makeXzUnpacker();

} // namespace attentoscope
