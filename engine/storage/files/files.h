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

/// The system calls with which the storage changes a disk. Each is a virtual function, so that tests can make it fail.
/// They return what the system returns: −1 with errno set, or the value.
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
    virtual int link(const std::filesystem::path& target, const std::filesystem::path& path); ///< makes a symbolic link
    virtual int makeFolder(const std::filesystem::path& path); ///< also makes its parent folders; no error if it exists
    /// Does not make parent folders. EEXIST if anything exists there.
    virtual int makeNewFolder(const std::filesystem::path& path);
    /// Removes everything in it too; no error if nothing exists there.
    virtual int remove(const std::filesystem::path& path);

    enum class Lock : std::uint8_t {
        ForWriting, ///< fcntl(2), F_OFD_SETLK, over a whole file that is open for writing
        Any ///< flock(2) of a file or folder
    };
    virtual int lock(int descriptor, Lock lock); ///< does not wait; the lock ends with the descriptor
};

/// The real file system, or another one that a test has set.
FileSystem& systemFiles();
/// Must be called before any file is opened; `files` must live as long as the program.
void setSystemFiles(FileSystem& files);

using Bytes = std::span<const std::byte>;

/// The Unwritable error of a call that has just failed. It contains the path, the system's reason, and advice.
Error unwritable(const std::filesystem::path& path, int reason);
bool isLackOfRoom(const Error& error); ///< whether unwritable() made the error for a full disk or a quota
/// Whether unwritable() made the error for a file that a network drive has lost, though the file may still exist.
bool isStaleFile(const Error& error);
bool knowsNoLocks(int reason); ///< whether lock() fails with this reason because the file system has no such locks
/// A BadRun error for a file that exists but cannot be read. It contains the system's reason, and advice.
Error unreadable(const std::filesystem::path& path, int reason);
/// A BadRun error for a file whose contents are wrong.
Error damaged(const std::filesystem::path& path, const Message& what);

/// A file that is open for writing. The object closes it. Links are not followed: a run folder may come from anybody,
/// and a link named metrics.jsonl must not lead elsewhere.
class OutputFile
{
public:
    static Result<OutputFile> create(FileSystem& files, const std::filesystem::path& path); ///< makes an empty file
    /// Makes a file; nothing may exist at the path.
    static Result<OutputFile> createNew(FileSystem& files, const std::filesystem::path& path);
    static Result<OutputFile> openToAppend(FileSystem& files, const std::filesystem::path& path);
    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&& other) noexcept;
    ~OutputFile();

    /// Sets the name for errors, if the file will get another name.
    void setShownName(std::filesystem::path name) { m_path = std::move(name); }
    /// Writes as much as the system accepts at once, at least one byte.
    Result<std::size_t> writeSome(Bytes bytes);
    Result<void> write(Bytes bytes);
    Result<void> sync();
    Result<void> truncate(std::uint64_t size);
    bool holds(std::uint64_t size) const; ///< false if another program has removed, replaced or cut the file
    bool isAt(const std::filesystem::path& path) const; ///< false if the file or a folder above it was moved
    /// Copies the first `size` bytes of a file that was opened for appending, even if it was removed since.
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
/// Replaces a small file atomically. Readers, even after a crash, see either the old or the new text.
Result<void> replaceFile(FileSystem& files, const std::filesystem::path& path, std::string_view text);
/// Renames, even if a file or an empty folder has the new name. Some file systems refuse that. Then the file in the way
/// is renamed to NAME.being-replaced for a moment. Returns what rename() returns.
int renameOver(FileSystem& files, const std::filesystem::path& from, const std::filesystem::path& to);
/// The present path of the file: `path`, or NAME.being-replaced if a crash came in that moment.
std::filesystem::path replacedFile(const std::filesystem::path& path);
/// Removes the file or folder, and what a crash has left beside it while it was replaced.
Result<void> removeWithRemains(FileSystem& files, const std::filesystem::path& path);
/// Makes the names in a folder as durable as its files. Does nothing if the system cannot do it: for a folder that can
/// be written but not read, and on some network file systems.
Result<void> syncFolder(FileSystem& files, const std::filesystem::path& path);
/// Makes a folder with its parent folders, and makes their names durable. No error if it exists.
Result<void> makeDurableFolder(FileSystem& files, const std::filesystem::path& path);

/// Reads a whole text file of a run. It is a BadRun error if the file is missing or has more than `limit` bytes.
Result<std::string> readTextFile(const std::filesystem::path& path, std::uint64_t limit);

/// Identifies a file, and shows whether it has changed.
struct FileState
{
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    std::uint64_t size = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;

    bool operator==(const FileState&) const = default;
};

/// A plain file that is open for reading. The object closes it. A link is refused: otherwise somebody's run folder
/// could make this program send files of its user.
class InputFile
{
public:
    /// Opens `name` in a run folder. No folder on the way may be a link either.
    static Result<InputFile> openIn(const std::filesystem::path& folder, const std::filesystem::path& name);
    static Result<InputFile> open(const std::filesystem::path& path);
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&& other) noexcept;
    ~InputFile();

    const std::filesystem::path& path() const { return m_path; }
    std::uint64_t size() const { return m_state.size; } ///< when the file was opened
    const FileState& state() const { return m_state; } ///< when the file was opened
    /// Fills `room` completely. It is a BadRun error if there are fewer bytes.
    Result<void> read(std::span<char> room);
    /// Reads from `offset` until `room` is full or the file ends. Returns the number of bytes.
    Result<std::size_t> readAt(std::uint64_t offset, std::span<char> room) const;
    /// Whether this path still leads to this file, and the file has not changed since it was opened.
    bool isStillThere() const;

private:
    InputFile(std::filesystem::path path, int descriptor) : m_path(std::move(path)), m_descriptor(descriptor) { }
    static Result<InputFile> checked(InputFile file);

    std::filesystem::path m_path;
    int m_descriptor = -1;
    FileState m_state;
};

} // namespace attentoscope
