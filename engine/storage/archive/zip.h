// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/storage/files/sums.h"
#include "engine/types/error.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

struct archive;
struct archive_entry;

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

/// Reads a zip archive from beginning to end, through libarchive.
class ZipReader
{
public:
    explicit ZipReader(const std::filesystem::path& path);
    ZipReader(const ZipReader&) = delete;
    ZipReader& operator=(const ZipReader&) = delete;
    ~ZipReader();

    Result<std::optional<ZipEntry>> next(); ///< returns nothing at the end
    /// The next bytes of the entry; 0 at its end.
    Result<std::size_t> read(std::span<char> bytes);

private:
    Error problem() const;

    std::filesystem::path m_path;
    struct ::archive* m_archive;
    bool m_isOpen = false;
};

/// Writes a zip archive from beginning to end, through libarchive. Its last entry is a file with the sums of the
/// others, and its comment has the sum of the whole archive: zip's own sums leave out names, times and the directory.
class ZipWriter
{
public:
    static Result<std::unique_ptr<ZipWriter>> create(OutputFile file, const std::filesystem::path& path);
    ZipWriter(const ZipWriter&) = delete;
    ZipWriter& operator=(const ZipWriter&) = delete;
    ~ZipWriter();

    Result<void> add(const std::string& name, std::string_view text);
    /// Adds the first `size` bytes of a file. `sink` gets the size of each piece; if it returns false, copying ends.
    Result<void> addFile(
        const std::string& name, InputFile& source, std::uint64_t size, const std::function<bool(std::size_t)>& sink);
    const FileSums& sums() const { return m_sums; } ///< of the entries so far
    Result<void> finish(); ///< writes the sums and the remaining bytes, and syncs

private:
    explicit ZipWriter(OutputFile file, std::filesystem::path path);
    Result<void> begin(const std::string& name, std::uint64_t size);
    Result<void> write(std::string_view bytes);
    Result<void> put(std::string_view bytes);
    Result<void> putEnd();
    Error problem() const;

    OutputFile m_file;
    std::filesystem::path m_path;
    struct ::archive* m_archive = nullptr;
    FileSums m_sums;
    ContentSum m_sum; ///< of the archive so far, without m_end
    std::string m_end; ///< the last bytes, which are not written yet
    std::optional<Error> m_error; ///< error of writing the file; libarchive keeps only its number
};

/// Compares a zip archive with the sum in its comment. An archive of an older version has none.
Result<OwnSum> zipSumOf(const std::filesystem::path& file, const std::function<bool(std::size_t)>& sink = {});

/// The number of bytes in the directory at the end of a zip archive and in the records after it. Nothing if the file
/// does not end like an archive without a comment or with a sum in it. Reads only the file's last bytes.
std::optional<std::uint64_t> zipDirectoryBytes(const std::filesystem::path& file);

} // namespace attentoscope
