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

/// The system calls by which the storage changes a disk, one virtual function each, so that tests can make any of them
/// fail. They return what the system returns: −1 with errno set, or the value.
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
    virtual int makeFolder(const std::filesystem::path& path); ///< with its parent folders; no error if it exists
    /// Without its parent folders; EEXIST if anything exists there.
    virtual int makeNewFolder(const std::filesystem::path& path);
    virtual int remove(const std::filesystem::path& path); ///< with everything in it; no error if nothing exists there

    enum class Lock : std::uint8_t {
        ForWriting, ///< fcntl(2), F_OFD_SETLK, over a whole file that is open for writing
        Any ///< flock(2), of a file or folder
    };
    virtual int lock(int descriptor, Lock lock); ///< does not wait; the lock ends with the descriptor
};

/// The real file system, or the one that a test has set instead.
FileSystem& systemFiles();
void setSystemFiles(FileSystem& files); ///< called before any file is opened; `files` must live as long as the program

using Bytes = std::span<const std::byte>;

/// The Unwritable error of a call that has just failed. It has the path, the system's reason, and advice.
Error unwritable(const std::filesystem::path& path, int reason);
bool isLackOfRoom(const Error& error); ///< whether unwritable() made the error for a full disk or an exceeded quota
bool isStaleFile(const Error& error); ///< or for a file that a network drive has forgotten, though it may still exist
bool knowsNoLocks(int reason); ///< whether lock() fails so because the file system has no such locks
/// A BadRun error for a file that exists but cannot be read. It has the system's reason, and advice.
Error unreadable(const std::filesystem::path& path, int reason);
/// A BadRun error for a file whose contents are wrong.
Error damaged(const std::filesystem::path& path, const Message& what);

/// A file that is open for writing and is closed with the object. Links are not followed: a run folder may come from a
/// stranger, and a link named metrics.jsonl must not lead elsewhere.
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

    /// Sets the name for errors, if it is not the present name.
    void setShownName(std::filesystem::path name) { m_path = std::move(name); }
    /// Writes as much as the system accepts at once, at least one byte.
    Result<std::size_t> writeSome(Bytes bytes);
    Result<void> write(Bytes bytes);
    Result<void> sync();
    Result<void> truncate(std::uint64_t size);
    bool holds(std::uint64_t size) const; ///< false once another program has removed, replaced or cut it
    bool isAt(const std::filesystem::path& path) const; ///< false once the file or a folder above it was moved
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
/// Replaces a small file in one instant. Its readers, even after a crash, see either the old or the new text.
Result<void> replaceFile(FileSystem& files, const std::filesystem::path& path, std::string_view text);
/// Gives something a name that a file or an empty folder may have. Some file systems refuse that; there the other file
/// is put aside for that moment, as NAME.being-replaced. Returns what rename() does.
int renameOver(FileSystem& files, const std::filesystem::path& from, const std::filesystem::path& to);
/// Where the file is: at `path`, or put aside if a crash came in that moment.
std::filesystem::path replacedFile(const std::filesystem::path& path);
/// Removes the file, or the folder, and what a crash left beside it while it was replaced.
Result<void> removeWithRemains(FileSystem& files, const std::filesystem::path& path);
/// Makes the names in a folder as durable as the files themselves. Does nothing where the system cannot: in a folder
/// that may be written but not read, and on some network file systems.
Result<void> syncFolder(FileSystem& files, const std::filesystem::path& path);
/// Makes a folder with its parent folders, and their names durable. No error if it exists.
Result<void> makeDurableFolder(FileSystem& files, const std::filesystem::path& path);

/// Reads a whole text file of a run. A missing file or one of more than `limit` bytes is a BadRun error.
Result<std::string> readTextFile(const std::filesystem::path& path, std::uint64_t limit);

/// Identifies a file, and shows whether it was changed.
struct FileState
{
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    std::uint64_t size = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;

    bool operator==(const FileState&) const = default;
};

/// A plain file that is open for reading and is closed with the object. A link is refused: otherwise a stranger's run
/// folder could make this program send files of its user.
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
    /// Fills `room` completely. If there are fewer bytes, that is a BadRun error.
    Result<void> read(std::span<char> room);
    /// Reads from `offset` until `room` or the file ends. Returns the number of bytes.
    Result<std::size_t> readAt(std::uint64_t offset, std::span<char> room) const;
    /// Whether this path still leads to this file, and the file is unchanged since it was opened.
    bool isStillThere() const;

private:
    InputFile(std::filesystem::path path, int descriptor) : m_path(std::move(path)), m_descriptor(descriptor) { }
    static Result<InputFile> checked(InputFile file);

    std::filesystem::path m_path;
    int m_descriptor = -1;
    FileState m_state;
};

} // namespace attentoscope
