// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"

#include <optional>

namespace attentoscope {

/// A temporary file or folder beside the wanted path. Its contents are prepared before it gets the wanted name. If it
/// never gets that name, the destructor removes it. Its name is new and cannot be guessed, and it is locked during the
/// work. So two programs that want the same name do not disturb each other, and the next program removes what a killed
/// one has left.
class TemporaryPlace
{
public:
    static Result<TemporaryPlace> makeFolder(FileSystem& files, const std::filesystem::path& wanted);
    static Result<TemporaryPlace> makeFile(FileSystem& files, const std::filesystem::path& wanted);
    TemporaryPlace(TemporaryPlace&& other) noexcept;
    TemporaryPlace& operator=(TemporaryPlace&&) = delete;
    ~TemporaryPlace();

    const std::filesystem::path& path() const { return m_path; }
    OutputFile takeFile() { return std::move(*m_file); } ///< the file of makeFile(); can be taken only once
    /// Gives it the wanted name. Replaces a file or an empty folder of that name, but not a folder with contents.
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
    std::filesystem::path m_path; ///< empty after it was moved or renamed
    std::optional<OutputFile> m_file;
    int m_lock = -1;
};

} // namespace attentoscope
