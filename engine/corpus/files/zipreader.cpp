// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/zipreader.h"

#include <archive.h>
#include <archive_entry.h>

#include <string_view>

namespace attentoscope {

namespace {

/// Whether the entry is stored or deflated. libarchive can also read bzip2, lzma, xz, zstd and ppmd, but a stranger's
/// file must not reach these decoders. libarchive tells the current entry's method only in a text for people.
bool isPackedPlainly(struct ::archive* zip)
{
    const char* format = archive_format_name(zip);
    const std::string_view name = format ? format : "";
    return name.ends_with("(uncompressed)") || name.ends_with("(deflation)");
}

} // namespace

ZipReader::ZipReader(const std::filesystem::path& path, ErrorOf errorOf)
    : m_path(path), m_errorOf(errorOf), m_archive(archive_read_new())
{
    constexpr std::size_t blockSize = 1 << 16;
    // No other format and no filter, so that a stranger's file reaches less code.
    m_isOpen = m_archive && archive_read_support_format_zip_seekable(m_archive) == ARCHIVE_OK
        && archive_read_open_filename(m_archive, path.c_str(), blockSize) == ARCHIVE_OK;
}

ZipReader::~ZipReader()
{
    archive_read_free(m_archive);
}

Error ZipReader::problem(ZipFault fault, const std::string& entry) const
{
    auto error = m_errorOf(m_path, fault, entry);
    if (const char* text = m_archive && fault == ZipFault::Damaged ? archive_error_string(m_archive) : nullptr)
        error.detail = text;
    return error;
}

Result<std::optional<ZipEntry>> ZipReader::next()
{
    if (!m_isOpen)
        return std::unexpected(problem(ZipFault::Damaged));
    struct ::archive_entry* entry = nullptr;
    const int answer = archive_read_next_header(m_archive, &entry);
    if (answer == ARCHIVE_EOF)
        return std::nullopt;
    if (answer != ARCHIVE_OK)
        return std::unexpected(problem(ZipFault::Damaged));
    const char* name = archive_entry_pathname(entry);
    ZipEntry found;
    found.name = name ? name : "";
    found.isFolder = archive_entry_filetype(entry) == AE_IFDIR;
    found.isFile =
        archive_entry_filetype(entry) == AE_IFREG && !archive_entry_hardlink(entry) && !archive_entry_symlink(entry);
    found.isEncrypted = archive_entry_is_encrypted(entry) != 0;
    if (!found.isEncrypted && !isPackedPlainly(m_archive))
        return std::unexpected(problem(ZipFault::OtherPacking, found.name));
    if (archive_entry_size_is_set(entry) && archive_entry_size(entry) >= 0)
        found.size = static_cast<std::uint64_t>(archive_entry_size(entry));
    return found;
}

Result<std::size_t> ZipReader::read(std::span<char> bytes)
{
    const auto taken = archive_read_data(m_archive, bytes.data(), bytes.size());
    if (taken < 0)
        return std::unexpected(problem(ZipFault::Damaged));
    return static_cast<std::size_t>(taken);
}

} // namespace attentoscope
