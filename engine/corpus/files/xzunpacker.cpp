// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/unpacking.h"

#include <lzma.h>
#include <new>

namespace attentoscope {

namespace {

/// What `xz -9` needs, twice. A file's header says how much memory it wants, and may say anything.
constexpr std::uint64_t mostMemory = 128 * 1024 * 1024;

/// liblzma checks lengths and checksums of every piece.
class XzUnpacker final : public Unpacker
{
public:
    XzUnpacker() { begin(); }
    XzUnpacker(const XzUnpacker&) = delete;
    XzUnpacker& operator=(const XzUnpacker&) = delete;
    ~XzUnpacker() override { lzma_end(&m_stream); }

    State unpack(std::span<const char>& packed, std::span<char>& room) override
    {
        m_stream.next_in = reinterpret_cast<const std::uint8_t*>(packed.data());
        m_stream.avail_in = packed.size();
        m_stream.next_out = reinterpret_cast<std::uint8_t*>(room.data());
        m_stream.avail_out = room.size();
        const lzma_ret result = lzma_code(&m_stream, LZMA_RUN);
        packed = packed.last(m_stream.avail_in);
        room = room.last(m_stream.avail_out);
        switch (result) {
        case LZMA_OK:
        case LZMA_BUF_ERROR:
            return State::More;
        case LZMA_STREAM_END:
            return State::Ended;
        case LZMA_MEM_ERROR:
        case LZMA_MEMLIMIT_ERROR:
            return State::TooLarge;
        default:
            return State::Damaged;
        }
    }

    void restart() override { begin(); }

private:
    void begin()
    {
        if (lzma_stream_decoder(&m_stream, mostMemory, 0) != LZMA_OK)
            throw std::bad_alloc();
    }

    lzma_stream m_stream = LZMA_STREAM_INIT;
};

} // namespace

std::unique_ptr<Unpacker> makeXzUnpacker()
{
    return std::make_unique<XzUnpacker>();
}

} // namespace attentoscope
