// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace attentoscope {

/// The calls of the operating system by which the storage changes a disk, one virtual function each, so that tests can
/// make any of them fail. They return what the system returns: −1 with errno set, or the value.
class FileSystem
{
public:
    FileSystem() = default;
    FileSystem(const FileSystem&) = delete;
    FileSystem& operator=(const FileSystem&) = delete;
    virtual ~FileSystem() = default;

    virtual int open(const std::filesystem::path& path, int flags);
    virtual ssize_t write(int descriptor, const std::byte* bytes, std::size_t size);
    virtual int sync(int descriptor);
    virtual int truncate(int descriptor, std::uint64_t size);
    virtual int close(int descriptor);
    virtual int rename(const std::filesystem::path& from, const std::filesystem::path& to);
    virtual int link(const std::filesystem::path& target, const std::filesystem::path& path); ///< symbolic
    virtual int makeFolder(const std::filesystem::path& path); ///< with those above it; one that is there is fine
    virtual int makeNewFolder(const std::filesystem::path& path); ///< alone; whatever is there is EEXIST
    virtual int remove(const std::filesystem::path& path); ///< with all below it; nothing there is fine
};

/// The real file system, or the one that a test has put in its place.
FileSystem& systemFiles();
void setSystemFiles(FileSystem& files); ///< before anything is opened; they stay as long as the program

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

/// Identifies a file and notices when somebody writes into it.
struct FileState
{
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    std::uint64_t size = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;

    bool operator==(const FileState&) const = default;
};

/// A plain file that is open for reading; it is closed with the object. A link in its place is refused, because the
/// maker of a run folder could otherwise make the reader send files of his own.
class InputFile
{
public:
    /// `name` in a run folder, where no folder on the way may be a link either.
    static Result<InputFile> openIn(const std::filesystem::path& folder, const std::filesystem::path& name);
    static Result<InputFile> open(const std::filesystem::path& path);
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&& other) noexcept;
    ~InputFile();

    const std::filesystem::path& path() const { return m_path; }
    std::uint64_t size() const { return m_state.size; } ///< when it was opened
    const FileState& state() const { return m_state; } ///< when it was opened
    /// Reads exactly as many bytes as there is room for. If there are fewer, that is a BadRun error.
    Result<void> read(std::span<char> room);
    /// Reads from `offset` as many bytes as there are room and file for; the answer is how many.
    Result<std::size_t> readAt(std::uint64_t offset, std::span<char> room) const;
    /// Whether this path still leads to this file, unchanged since it was opened.
    bool isStillThere() const;

private:
    InputFile(std::filesystem::path path, int descriptor) : m_path(std::move(path)), m_descriptor(descriptor) { }
    static Result<InputFile> checked(InputFile file);

    std::filesystem::path m_path;
    int m_descriptor = -1;
    FileState m_state;
};

} // namespace attentoscope
