// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

struct archive;
struct archive_entry;

namespace attentoscope {

/// An entry as the archive describes it. Nothing of it is trusted.
struct ZipEntry
{
    std::string name;
    bool isFolder = false;
    bool isFile = false; ///< a plain one, neither link nor device
    bool isEncrypted = false;
    std::optional<std::uint64_t> size; ///< unpacked, as declared
};

/// Reads a zip archive from the beginning to the end, through libarchive.
class ZipReader
{
public:
    explicit ZipReader(const std::filesystem::path& path);
    ZipReader(const ZipReader&) = delete;
    ZipReader& operator=(const ZipReader&) = delete;
    ~ZipReader();

    Result<std::optional<ZipEntry>> next(); ///< nothing at the end
    /// The next bytes of the entry; 0 at its end.
    Result<std::size_t> read(std::span<char> bytes);

private:
    Error problem() const;

    std::filesystem::path m_path;
    struct ::archive* m_archive;
    bool m_isOpen = false;
};

} // namespace attentoscope
