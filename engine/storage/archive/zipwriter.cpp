// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/zipwriter.h"

#include "engine/storage/archive/archiveentries.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <cerrno>
#include <vector>

namespace attentoscope {

namespace {

constexpr std::size_t pieceSize = 1 << 18;

} // namespace

ZipWriter::ZipWriter(OutputFile file, std::filesystem::path path)
    : m_file(std::move(file)), m_path(std::move(path)), m_archive(archive_write_new())
{
}

Result<std::unique_ptr<ZipWriter>> ZipWriter::create(OutputFile file, const std::filesystem::path& path)
{
    std::unique_ptr<ZipWriter> writer(new ZipWriter(std::move(file), path));
    const auto write = [](struct ::archive* all, void* client, const void* bytes, std::size_t size) -> la_ssize_t {
        auto* self = static_cast<ZipWriter*>(client);
        const auto written = self->m_file.write({static_cast<const std::byte*>(bytes), size});
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
    archive_entry_set_mtime(entry.get(), 0, 0); // the same run gives the same bytes
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

Result<void> ZipWriter::add(const std::string& name, std::string_view text)
{
    if (auto begun = begin(name, text.size()); !begun)
        return begun;
    return write(text);
}

Result<void> ZipWriter::addFile(
    const std::string& name, InputFile& source, std::uint64_t size, const std::function<bool(std::size_t)>& sink)
{
    if (auto begun = begin(name, size); !begun)
        return begun;
    std::vector<char> room(pieceSize);
    while (size > 0) {
        const auto piece = std::span(room).first(static_cast<std::size_t>(std::min<std::uint64_t>(size, room.size())));
        if (auto taken = source.read(piece); !taken)
            return taken;
        if (auto written = write({piece.data(), piece.size()}); !written)
            return written;
        size -= piece.size();
        if (!sink(piece.size()))
            return std::unexpected(archiveCancelled());
    }
    return {};
}

Result<void> ZipWriter::finish()
{
    if (archive_write_close(m_archive) != ARCHIVE_OK)
        return std::unexpected(problem());
    if (auto synced = m_file.sync(); !synced)
        return synced;
    return m_file.close();
}

} // namespace attentoscope
