// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/filesystem.h"
#include "engine/types/error.h"

#include <span>
#include <string>
#include <string_view>

namespace attentoscope {

using Bytes = std::span<const std::byte>;

/// The Unwritable error of a call that has just failed. It has the path, the system's reason, and what to do.
Error unwritable(const std::filesystem::path& path, int reason);
bool isLackOfRoom(const Error& error); ///< whether it is the unwritable() of a full disk or a quota
/// A BadRun error for a file that exists and cannot be read. It has the system's reason, and what to do.
Error unreadable(const std::filesystem::path& path, int reason);
/// A BadRun error for a file whose contents are wrong.
Error damaged(const std::filesystem::path& path, const Message& what);

/// A file open for writing; closed with the object. Links are not followed: a run folder may come from a stranger,
/// and what it calls metrics.jsonl must not lead elsewhere.
class OutputFile
{
public:
    static Result<OutputFile> create(FileSystem& files, const std::filesystem::path& path); ///< empty
    static Result<OutputFile> createNew(FileSystem& files, const std::filesystem::path& path); ///< nothing may be there
    static Result<OutputFile> openToAppend(FileSystem& files, const std::filesystem::path& path);
    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&& other) noexcept;
    ~OutputFile();

    /// What it is called in errors, if that is another name than it has for now.
    void setShownName(std::filesystem::path name) { m_path = std::move(name); }
    /// Writes as much as the system takes at once, at least one byte.
    Result<std::size_t> writeSome(Bytes bytes);
    Result<void> write(Bytes bytes);
    Result<void> sync();
    Result<void> truncate(std::uint64_t size);
    bool holds(std::uint64_t size) const; ///< false once somebody has removed, replaced or cut it
    bool isAt(const std::filesystem::path& path) const; ///< false once somebody has moved it, or what it lies in
    /// Copies the first `size` bytes of a file that was opened to append, also of one that was removed since.
    Result<void> copyTo(OutputFile& other, std::uint64_t size) const;
    Result<void> close();

private:
    OutputFile(FileSystem& files, std::filesystem::path path, int descriptor);
    static Result<OutputFile> open(FileSystem& files, const std::filesystem::path& path, int flags);
    Result<void> checked(int answer) const;

    FileSystem* m_files;
    std::filesystem::path m_path;
    int m_descriptor = -1;
};

/// Writes a new file and syncs it to disk.
Result<void> writeFile(FileSystem& files, const std::filesystem::path& path, std::span<const Bytes> parts);
/// Replaces a small file in one instant. Whoever reads it, even after a crash, sees either the old or the new text.
Result<void> replaceFile(FileSystem& files, const std::filesystem::path& path, std::string_view text);
/// Makes the names in a folder as durable as the files.
Result<void> syncFolder(FileSystem& files, const std::filesystem::path& path);

/// A whole text file of a run. A missing file and one of more than `limit` bytes are BadRun errors.
Result<std::string> readTextFile(const std::filesystem::path& path, std::uint64_t limit);

} // namespace attentoscope
