// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"
#include "engine/storage/files/inputfile.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

struct archive;

namespace attentoscope {

/// Writes a zip archive from the beginning to the end, through libarchive.
class ZipWriter
{
public:
    static Result<std::unique_ptr<ZipWriter>> create(OutputFile file, const std::filesystem::path& path);
    ZipWriter(const ZipWriter&) = delete;
    ZipWriter& operator=(const ZipWriter&) = delete;
    ~ZipWriter();

    Result<void> add(const std::string& name, std::string_view text);
    /// Adds the first `size` bytes of a file. `sink` is told of each piece; if it returns false, copying ends.
    Result<void> addFile(
        const std::string& name, InputFile& source, std::uint64_t size, const std::function<bool(std::size_t)>& sink);
    Result<void> finish(); ///< writes what is left and syncs

private:
    explicit ZipWriter(OutputFile file, std::filesystem::path path);
    Result<void> begin(const std::string& name, std::uint64_t size);
    Result<void> write(std::string_view bytes);
    Error problem() const;

    OutputFile m_file;
    std::filesystem::path m_path;
    struct ::archive* m_archive = nullptr;
    std::optional<Error> m_error; ///< of the file; libarchive knows only its number
};

} // namespace attentoscope
