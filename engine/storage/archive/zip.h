// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/zipreader.h"
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

namespace attentoscope {

/// ZipReader::ErrorOf for a packed run.
Error unusableZip(const std::filesystem::path& file, ZipFault fault, const std::string& entry);

/// Writes a zip archive from beginning to end, through libarchive. Its last entry is a file with the sums of all
/// others. Its comment has the sum of the whole archive, because zip's own sums do not include names, times and the
/// directory.
class ZipWriter
{
public:
    static Result<std::unique_ptr<ZipWriter>> create(OutputFile file, const std::filesystem::path& path);
    ZipWriter(const ZipWriter&) = delete;
    ZipWriter& operator=(const ZipWriter&) = delete;
    ~ZipWriter();

    Result<void> add(const std::string& name, std::string_view text);
    /// Adds the first `size` bytes of a file. Calls `sink` with the size of each piece; if it returns false, copying
    /// ends.
    Result<void> addFile(
        const std::string& name, InputFile& source, std::uint64_t size, const std::function<bool(std::size_t)>& sink);
    const FileSums& sums() const { return m_sums; } ///< sums of the entries so far
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
    ContentSum m_sum; ///< of all bytes except m_end
    std::string m_end; ///< the last bytes, which are not written yet
    std::optional<Error> m_error; ///< error of writing the file; libarchive itself keeps only an error number
};

/// Compares a zip archive with the sum in its comment. An archive of an older version has no sum.
Result<OwnSum> zipSumOf(const std::filesystem::path& file, const std::function<bool(std::size_t)>& sink = {});

/// The number of bytes in the directory at the end of a zip archive and in the records after it. None unless the file
/// ends like an archive, with our comment or without a comment. Reads only the last bytes of the file.
std::optional<std::uint64_t> zipDirectoryBytes(const std::filesystem::path& file);

} // namespace attentoscope
