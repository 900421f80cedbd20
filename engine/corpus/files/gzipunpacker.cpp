// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/unpacking.h"

#include <new>
#include <zlib.h>

namespace attentoscope {

namespace {

/// zlib checks length and checksum of every piece.
class GzipUnpacker final : public Unpacker
{
public:
    GzipUnpacker()
    {
        constexpr int gzipOnly = 16;
        if (inflateInit2(&m_stream, MAX_WBITS + gzipOnly) != Z_OK)
            throw std::bad_alloc();
    }
    GzipUnpacker(const GzipUnpacker&) = delete;
    GzipUnpacker& operator=(const GzipUnpacker&) = delete;
    ~GzipUnpacker() override { inflateEnd(&m_stream); }

    State unpack(std::span<const char>& packed, std::span<char>& room) override
    {
        m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
        m_stream.avail_in = static_cast<uInt>(packed.size());
        m_stream.next_out = reinterpret_cast<Bytef*>(room.data());
        m_stream.avail_out = static_cast<uInt>(room.size());
        const int result = inflate(&m_stream, Z_NO_FLUSH);
        packed = packed.last(m_stream.avail_in);
        room = room.last(m_stream.avail_out);
        if (result == Z_STREAM_END)
            return State::Ended;
        return result == Z_OK || result == Z_BUF_ERROR ? State::More : State::Damaged;
    }

    void restart() override { inflateReset(&m_stream); }

private:
    z_stream m_stream{};
};

} // namespace

std::unique_ptr<Unpacker> makeGzipUnpacker()
{
    return std::make_unique<GzipUnpacker>();
}

} // namespace attentoscope
