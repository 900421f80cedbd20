// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"

#include <optional>

namespace attentoscope {

/// A file or a folder beside the wanted one. Everything is prepared in it before it gets the wanted name. If it never
/// gets that name, it is removed with the object. Its name cannot be guessed, it is always new, and it is locked while
/// somebody works on it. So two programs that want the same name do not meet, and whatever a killed program left is
/// removed by the next one.
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
    /// Gives it the wanted name. A file or an empty folder of that name is replaced. A folder that is not empty stays.
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
