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

namespace attentoscope {

/// An entry as the archive describes it. Nothing in it can be trusted.
struct ZipEntry
{
    std::string name;
    bool isFolder = false;
    bool isFile = false; ///< a plain file, neither a link nor a device
    bool isEncrypted = false;
    std::optional<std::uint64_t> size; ///< bytes after unpacking, as declared
};

enum class ZipFault : std::uint8_t {
    Damaged,
    OtherPacking ///< an entry is neither stored nor deflated
};

/// Reads a zip archive from beginning to end, through libarchive.
class ZipReader
{
public:
    /// Makes the error of a fault. `entry` is empty if the fault is not in an entry.
    using ErrorOf = Error (*)(const std::filesystem::path& path, ZipFault fault, const std::string& entry);

    ZipReader(const std::filesystem::path& path, ErrorOf errorOf);
    ZipReader(const ZipReader&) = delete;
    ZipReader& operator=(const ZipReader&) = delete;
    ~ZipReader();

    Result<std::optional<ZipEntry>> next(); ///< returns nothing at the end
    /// The next bytes of the entry; 0 at its end.
    Result<std::size_t> read(std::span<char> bytes);

private:
    Error problem(ZipFault fault, const std::string& entry = {}) const;

    std::filesystem::path m_path;
    ErrorOf m_errorOf;
    struct ::archive* m_archive;
    bool m_isOpen = false;
};

} // namespace attentoscope
