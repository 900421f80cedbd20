// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <lzma.h>
#include <stdexcept>
#include <string>
#include <zlib.h>

namespace attentoscope {

inline std::string gzipped(const std::string& text)
{
    z_stream stream{};
    constexpr int gzipHeader = 16;
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + gzipHeader, 8, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, text.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END)
        throw std::runtime_error("deflate");
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

inline std::string xzipped(const std::string& text, std::uint32_t effort = 6)
{
    std::string packed(lzma_stream_buffer_bound(text.size()), '\0');
    std::size_t size = 0;
    if (lzma_easy_buffer_encode(effort, LZMA_CHECK_CRC64, nullptr, reinterpret_cast<const std::uint8_t*>(text.data()),
            text.size(), reinterpret_cast<std::uint8_t*>(packed.data()), &size, packed.size())
        != LZMA_OK)
        throw std::runtime_error("lzma");
    packed.resize(size);
    return packed;
}

} // namespace attentoscope
