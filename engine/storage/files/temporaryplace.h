// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"

#include <optional>

namespace attentoscope {

/// A file or a folder beside the one that is wanted, in which all is made ready before it gets its name; gone with the
/// object otherwise. Nobody can guess what it is called, it is made new, and it is locked while somebody works on it:
/// two who want the same do not meet, and what a killed program has left is removed by whoever comes next.
class TemporaryPlace
{
public:
    static Result<TemporaryPlace> makeFolder(FileSystem& files, const std::filesystem::path& wanted);
    static Result<TemporaryPlace> makeFile(FileSystem& files, const std::filesystem::path& wanted);
    TemporaryPlace(TemporaryPlace&& other) noexcept;
    TemporaryPlace& operator=(TemporaryPlace&&) = delete;
    ~TemporaryPlace();

    const std::filesystem::path& path() const { return m_path; }
    OutputFile takeFile() { return std::move(*m_file); } ///< of makeFile(), once
    /// Gives it the wanted name. An empty folder and a file that have it are replaced; a folder that is not empty
    /// stays.
    Result<void> rename();

private:
    TemporaryPlace(FileSystem& files, std::filesystem::path wanted) : m_files(&files), m_wanted(std::move(wanted)) { }
    using Maker = Result<void> (TemporaryPlace::*)();
    static Result<TemporaryPlace> make(
        FileSystem& files, const std::filesystem::path& wanted, const char* ending, Maker maker);
    Result<void> makeItAFolder();
    Result<void> makeItAFile();
    bool lock();

    FileSystem* m_files;
    std::filesystem::path m_wanted;
    std::filesystem::path m_path; ///< empty: moved, or renamed
    std::optional<OutputFile> m_file;
    int m_lock = -1;
};

} // namespace attentoscope
