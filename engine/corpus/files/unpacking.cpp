// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/unpacking.h"

#include <array>
#include <lzma.h>
#include <new>
#include <zlib.h>

namespace attentoscope {

namespace {

/// zlib checks length and checksum of every packed piece.
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

std::unique_ptr<Unpacker> makeGzipUnpacker()
{
    return std::make_unique<GzipUnpacker>();
}

/// Twice the memory that `xz -9` needs. The header of a hostile file may ask for any amount.
constexpr std::uint64_t mostMemory = 128 * 1024 * 1024;

/// liblzma checks length and checksum of every packed piece.
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

std::unique_ptr<Unpacker> makeXzUnpacker()
{
    return std::make_unique<XzUnpacker>();
}

using namespace std::string_view_literals;

constexpr std::size_t packedBlock = 64 * 1024;

struct PackingKind
{
    std::string_view name;
    std::string_view start;
    std::unique_ptr<Unpacker> (*make)();
};

constexpr std::array packings{
    PackingKind{"gzip", "\x1F\x8B"sv, makeGzipUnpacker},
    PackingKind{"xz",
        "\xFD"
        "7zXZ\0"sv,
        makeXzUnpacker},
};

const PackingKind* packingOf(std::string_view start)
{
    for (const auto& packing : packings)
        if (start.starts_with(packing.start))
            return &packing;
    return nullptr;
}

class UnpackedBytes final : public ByteSource
{
public:
    UnpackedBytes(std::string path, std::unique_ptr<ByteSource> packed, std::string start)
        : m_path(std::move(path))
        , m_source(std::move(packed))
        , m_buffer(std::move(start))
        , m_packing(*packingOf(m_buffer))
        , m_unpacker(m_packing.make())
        , m_left(m_buffer)
        , m_packedBytes(m_buffer.size())
    {
    }

    Result<std::size_t> read(std::span<char> room) override
    {
        auto free = room;
        while (free.size() == room.size() && !m_atEnd) {
            if (auto stepped = step(free); !stepped)
                return std::unexpected(stepped.error());
            if (free.size() == room.size() && m_left.empty()) // nothing is buffered, so more must be read
                if (const auto filled = fill(); !filled)
                    return filled;
        }
        const std::size_t got = room.size() - free.size();
        m_unpackedBytes += got;
        if (m_unpackedBytes > freelyUnpacked && m_unpackedBytes / mostUnpackedPerByte > m_packedBytes)
            return refuse(Message("unpacks to more than {} times its size, which no text does, so the rest was "
                                  "not read. If the file is right, unpack it first and open the unpacked file.",
                mostUnpackedPerByte));
        return got;
    }

    double done() const override { return m_source->done(); }

private:
    /// Reads the next bytes. Only after a complete packed piece may the data end.
    Result<std::size_t> fill()
    {
        m_buffer.resize(packedBlock);
        const auto got = m_source->read(m_buffer);
        if (!got)
            return got;
        m_packedBytes += *got;
        m_left = std::span(m_buffer).first(*got);
        if (*got == 0 && !m_betweenPieces && isStrange())
            return refuse(followed);
        if (*got == 0 && !m_betweenPieces)
            return refuse("ends too early: the packed data is cut off. Copy or download the file anew.");
        m_atEnd = *got == 0;
        return got;
    }

    Result<void> step(std::span<char>& free)
    {
        if (m_betweenPieces) {
            while (!m_left.empty() && m_left.front() == '\0') // padding, as tapes have it
                m_left = m_left.subspan(1);
            if (m_left.empty())
                return {};
            m_unpacker->restart();
            m_betweenPieces = false;
            m_isFirstPiece = false;
            m_pieceBytes = 0;
        }
        const std::size_t room = free.size();
        const auto state = m_unpacker->unpack(m_left, free);
        m_pieceBytes += room - free.size();
        switch (state) {
        case Unpacker::State::More:
            return {};
        case Unpacker::State::Ended:
            m_betweenPieces = true;
            return {};
        case Unpacker::State::TooLarge:
            return refuse("needs more memory to be unpacked than is allowed (128 MiB). Unpack it first and open the "
                          "unpacked file.");
        case Unpacker::State::Damaged:
            break;
        }
        if (isStrange())
            return refuse(followed);
        return refuse(Message(
            "is damaged: its packed data does not fit together after {} bytes of text. Copy or download the file "
            "anew.",
            m_unpackedBytes));
    }

    /// Whether the bytes after a complete piece do not begin another one.
    bool isStrange() const { return !m_isFirstPiece && m_pieceBytes == 0; }

    std::unexpected<Error> refuse(const Message& what) const
    {
        return failure(
            ErrorCode::BadData, Message("{} is packed with {} and {}", m_path, std::string(m_packing.name), what));
    }

    static constexpr char followed[] =
        "is whole, but something else follows its packed data. Cut that off, or copy or download the file anew.";

    std::string m_path;
    std::unique_ptr<ByteSource> m_source;
    std::string m_buffer;
    const PackingKind& m_packing;
    std::unique_ptr<Unpacker> m_unpacker;
    std::span<const char> m_left; ///< bytes of the buffer that are not unpacked yet
    std::uint64_t m_packedBytes = 0;
    std::uint64_t m_unpackedBytes = 0;
    std::uint64_t m_pieceBytes = 0; ///< bytes of text from the current piece
    bool m_isFirstPiece = true;
    bool m_betweenPieces = false;
    bool m_atEnd = false;
};

Result<std::string> firstBytes(ByteSource& source)
{
    constexpr std::size_t firstBlock = 256 * 1024;
    std::string start(firstBlock, '\0');
    const auto got = source.read(start);
    if (!got)
        return std::unexpected(got.error());
    start.resize(*got);
    return start;
}

} // namespace

bool isPacked(std::string_view start)
{
    return packingOf(start) != nullptr;
}

std::unique_ptr<ByteSource> unpacked(std::string path, std::unique_ptr<ByteSource> packed, std::string start)
{
    return std::make_unique<UnpackedBytes>(std::move(path), std::move(packed), std::move(start));
}

Result<BegunBytes> begun(const std::string& path, std::unique_ptr<ByteSource> source, std::uint64_t size)
{
    auto start = firstBytes(*source);
    if (start && isPacked(*start)) {
        source = unpacked(path, std::move(source), std::move(*start));
        size = 0;
        start = firstBytes(*source);
    }
    if (!start)
        return std::unexpected(start.error());
    return BegunBytes{std::move(source), std::move(*start), size};
}

Result<BegunBytes> begunFile(const std::string& path, const Message& advice, std::stop_token stop)
{
    auto bytes = FileBytes::open(path, advice, std::move(stop));
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto size = (*bytes)->size();
    return begun(path, std::move(*bytes), size);
}

} // namespace attentoscope
