// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/zip.h"

#include "engine/corpus/files/messages.h"
#include "engine/storage/archive/archiveentries.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <span>
#include <string_view>
#include <vector>

namespace attentoscope {

namespace {

constexpr std::size_t pieceSize = 1 << 18;

// Sizes and places in the records at the end (see 4.3.14 to 4.3.16 in APPNOTE.TXT of the zip format).
constexpr std::size_t endBytes = 22;
constexpr std::size_t locatorBytes = 20;
constexpr std::size_t wideEndBytes = 56;
constexpr std::uint64_t endMark = 0x06054b50;
constexpr std::uint64_t locatorMark = 0x07064b50;
constexpr std::uint64_t wideEndMark = 0x06064b50;
constexpr std::size_t commentLengthBytes = 2; ///< of the comment's length, the last field of the end record

/// The comment of our archives. The sum is that of all bytes before the comment's length.
constexpr std::string_view sumCommentLead = "XXH128:";
constexpr std::size_t sumCommentBytes = sumCommentLead.size() + 32;

std::uint64_t numberAt(std::span<const char> bytes, std::size_t at, std::size_t size)
{
    std::uint64_t number = 0;
    for (std::size_t byte = size; byte-- > 0;)
        number = (number << 8) | static_cast<unsigned char>(bytes[at + byte]);
    return number;
}

template <std::size_t size>
std::optional<std::array<char, size>> bytesAt(std::ifstream& file, std::uint64_t place)
{
    std::array<char, size> bytes{};
    file.seekg(static_cast<std::streamoff>(place));
    if (!file.read(bytes.data(), bytes.size()))
        return std::nullopt;
    return bytes;
}

struct ZipDirectory
{
    std::uint64_t entriesHere = 0; ///< on this disk; must be the number of all entries
    std::uint64_t entries = 0;
    std::uint64_t length = 0;
    std::uint64_t begin = 0;
};

/// Whether a field of the short record equals that of the long one, or says that the number is too large for it.
bool agrees(std::uint64_t narrow, std::uint64_t wide, std::uint64_t noRoom)
{
    return narrow == wide || narrow == noRoom;
}

bool agrees(const ZipDirectory& narrow, const ZipDirectory& wide)
{
    return agrees(narrow.entriesHere, wide.entriesHere, 0xFFFF) && agrees(narrow.entries, wide.entries, 0xFFFF)
        && agrees(narrow.length, wide.length, 0xFFFFFFFF) && agrees(narrow.begin, wide.begin, 0xFFFFFFFF);
}

/// The long record to which a locator leads. None if a field of it is wrong for an archive in one file. Other programs
/// then use the short record. So this function must check every field before it trusts the long record.
std::optional<ZipDirectory> wideDirectory(std::ifstream& file, std::span<const char> locator, std::uint64_t size)
{
    const auto place = numberAt(locator, 8, 8);
    const bool isOneDisk = numberAt(locator, 4, 4) == 0 && numberAt(locator, 16, 4) == 1;
    const auto wide = isOneDisk && place < size ? bytesAt<wideEndBytes>(file, place) : std::nullopt;
    if (!wide || numberAt(*wide, 0, 4) != wideEndMark || numberAt(*wide, 4, 8) != wideEndBytes - 12
        || place + wideEndBytes + locatorBytes + endBytes != size || numberAt(*wide, 16, 8) != 0)
        return std::nullopt;
    return ZipDirectory{numberAt(*wide, 24, 8), numberAt(*wide, 32, 8), numberAt(*wide, 40, 8), numberAt(*wide, 48, 8)};
}

} // namespace

Error unusableZip(const std::filesystem::path& file, ZipFault fault, const std::string& entry)
{
    if (fault == ZipFault::Damaged)
        return unusableArchive(file, "is no packed run, or was cut short or damaged on its way");
    return unusableArchive(file,
        Message("packs \"{}\" in a way that no run is packed; only deflate and store are read", shortened(entry)));
}

ZipWriter::ZipWriter(OutputFile file, std::filesystem::path path)
    : m_file(std::move(file)), m_path(std::move(path)), m_archive(archive_write_new())
{
}

Result<std::unique_ptr<ZipWriter>> ZipWriter::create(OutputFile file, const std::filesystem::path& path)
{
    std::unique_ptr<ZipWriter> writer(new ZipWriter(std::move(file), path));
    const auto write = [](struct ::archive* all, void* client, const void* bytes, std::size_t size) -> la_ssize_t {
        auto* self = static_cast<ZipWriter*>(client);
        const auto written = self->put({static_cast<const char*>(bytes), size});
        if (written)
            return static_cast<la_ssize_t>(size);
        self->m_error = written.error();
        archive_set_error(all, EIO, "%s", written.error().message.c_str());
        return -1;
    };
    auto* all = writer->m_archive;
    const bool opened = all && archive_write_set_format_zip(all) == ARCHIVE_OK
        && archive_write_set_bytes_in_last_block(all, 1) == ARCHIVE_OK
        && archive_write_open(all, writer.get(), nullptr, write, nullptr) == ARCHIVE_OK;
    if (!opened)
        return std::unexpected(writer->problem());
    return writer;
}

ZipWriter::~ZipWriter()
{
    archive_write_free(m_archive);
}

Error ZipWriter::problem() const
{
    if (m_error)
        return *m_error;
    const char* text = m_archive ? archive_error_string(m_archive) : nullptr;
    return {ErrorCode::Unwritable, Message("\"{}\" cannot be written. Choose another file.", m_path.string()),
        text ? text : "libarchive"};
}

Result<void> ZipWriter::begin(const std::string& name, std::uint64_t size)
{
    const std::unique_ptr<archive_entry, void (*)(archive_entry*)> entry(archive_entry_new(), archive_entry_free);
    constexpr int readableByAll = 0644;
    archive_entry_set_pathname(entry.get(), name.c_str());
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(size));
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), readableByAll);
    archive_entry_set_mtime(entry.get(), 0, 0); // constant, so that the same run gives the same bytes
    if (archive_write_header(m_archive, entry.get()) != ARCHIVE_OK)
        return std::unexpected(problem());
    return {};
}

Result<void> ZipWriter::write(std::string_view bytes)
{
    if (archive_write_data(m_archive, bytes.data(), bytes.size()) != static_cast<la_ssize_t>(bytes.size()))
        return std::unexpected(problem());
    return {};
}

/// Holds back the last bytes: as many as the record at the end has.
Result<void> ZipWriter::put(std::string_view bytes)
{
    m_end += bytes;
    const auto ready = m_end.size() - std::min<std::size_t>(m_end.size(), endBytes);
    if (ready == 0)
        return {};
    const auto first = std::string_view(m_end).substr(0, ready);
    m_sum.add(first);
    auto written = m_file.write(std::as_bytes(std::span(first)));
    m_end.erase(0, ready);
    return written;
}

/// Adds a comment to the record at the end: the sum of all bytes before the comment's length.
Result<void> ZipWriter::putEnd()
{
    m_end.resize(m_end.size() - commentLengthBytes);
    m_sum.add(m_end);
    m_end += static_cast<char>(sumCommentBytes);
    m_end += '\0';
    m_end += sumCommentLead;
    m_end += m_sum.text();
    return m_file.write(std::as_bytes(std::span(m_end)));
}

Result<void> ZipWriter::add(const std::string& name, std::string_view text)
{
    if (auto begun = begin(name, text.size()); !begun)
        return begun;
    m_sums.set(name, sumOf(text));
    return write(text);
}

Result<void> ZipWriter::addFile(
    const std::string& name, InputFile& source, std::uint64_t size, const std::function<bool(std::size_t)>& sink)
{
    if (auto begun = begin(name, size); !begun)
        return begun;
    ContentSum sum;
    std::vector<char> room(pieceSize);
    while (size > 0) {
        const auto piece = std::span(room).first(static_cast<std::size_t>(std::min<std::uint64_t>(size, room.size())));
        if (auto taken = source.read(piece); !taken)
            return taken;
        if (auto written = write({piece.data(), piece.size()}); !written)
            return written;
        sum.add(std::as_bytes(piece));
        size -= piece.size();
        if (!sink(piece.size()))
            return std::unexpected(archiveCancelled());
    }
    m_sums.set(name, sum.text());
    return {};
}

Result<void> ZipWriter::finish()
{
    if (auto added = add(FileSums::fileName, m_sums.text()); !added)
        return added;
    if (archive_write_close(m_archive) != ARCHIVE_OK)
        return std::unexpected(problem());
    if (auto ended = putEnd(); !ended)
        return ended;
    if (auto synced = m_file.sync(); !synced)
        return synced;
    return m_file.close();
}

Result<OwnSum> zipSumOf(const std::filesystem::path& path, const std::function<bool(std::size_t)>& sink)
{
    auto file = InputFile::open(path);
    if (!file)
        return std::unexpected(file.error());
    std::array<char, endBytes + sumCommentBytes> end{};
    if (file->size() < end.size())
        return OwnSum::None;
    if (auto got = file->readAt(file->size() - end.size(), end); !got)
        return std::unexpected(got.error());
    if (numberAt(end, 0, 4) != endMark)
        return OwnSum::None;
    const auto covered = file->size() - sumCommentBytes - commentLengthBytes;
    ContentSum sum;
    std::vector<char> room(pieceSize);
    for (std::uint64_t at = 0; at < covered;) {
        const auto piece = std::span(room).first(std::min<std::uint64_t>(room.size(), covered - at));
        if (auto taken = file->read(piece); !taken)
            return std::unexpected(taken.error());
        sum.add(std::as_bytes(piece));
        at += piece.size();
        if (sink && !sink(piece.size()))
            return std::unexpected(archiveCancelled());
    }
    const bool isRight = numberAt(end, endBytes - commentLengthBytes, commentLengthBytes) == sumCommentBytes
        && std::string_view(end.data(), end.size()).substr(endBytes) == std::string(sumCommentLead) + sum.text();
    return isRight ? OwnSum::Right : OwnSum::Wrong;
}

std::optional<std::uint64_t> zipDirectoryBytes(const std::filesystem::path& path)
{
    std::error_code problem;
    auto size = std::filesystem::file_size(path, problem);
    std::ifstream file(path, std::ios::binary);
    if (problem || size < endBytes)
        return std::nullopt;
    const auto whole = size;
    auto end = bytesAt<endBytes>(file, size - endBytes);
    if (size >= endBytes + sumCommentBytes && end && numberAt(*end, 0, 4) != endMark) {
        size -= sumCommentBytes;
        end = bytesAt<endBytes>(file, size - endBytes);
    }
    if (!end || numberAt(*end, 0, 4) != endMark || numberAt(*end, 4, 4) != 0
        || numberAt(*end, 20, commentLengthBytes) != whole - size)
        return std::nullopt;
    ZipDirectory found{numberAt(*end, 8, 2), numberAt(*end, 10, 2), numberAt(*end, 12, 4), numberAt(*end, 16, 4)};
    auto directoryEnd = size - endBytes;
    if (size >= endBytes + locatorBytes) {
        const auto locator = bytesAt<locatorBytes>(file, size - endBytes - locatorBytes);
        if (locator && numberAt(*locator, 0, 4) == locatorMark) { // large archives repeat the numbers with 64 bits
            const auto wide = wideDirectory(file, *locator, size);
            if (!wide || !agrees(found, *wide))
                return std::nullopt;
            found = *wide;
            directoryEnd -= locatorBytes + wideEndBytes;
        }
    }
    if (found.entriesHere != found.entries || found.begin > size || found.length > size
        || found.begin + found.length != directoryEnd)
        return std::nullopt;
    return whole - found.begin;
}

} // namespace attentoscope
