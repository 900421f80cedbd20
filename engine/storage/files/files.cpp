// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/files.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace attentoscope {

namespace {

int answer(const std::error_code& problem)
{
    if (!problem)
        return 0;
    errno = problem.value();
    return -1;
}

FileSystem* substitute = nullptr;

constexpr std::array fullDiskReasons = {ENOSPC, EDQUOT};
constexpr const char* temporaryEnding = ".tmp";
constexpr const char* putAsideEnding = ".being-replaced"; // an ending that no file of a person has

std::string errnoDetail(int reason)
{
    return "errno " + std::to_string(reason);
}

Message advice(int reason)
{
    if (std::ranges::find(fullDiskReasons, reason) != fullDiskReasons.end())
        return "Free some space, or choose another folder.";
    if (reason == EACCES || reason == EPERM || reason == EROFS)
        return "Choose a folder that you may write to.";
    if (reason == ELOOP)
        return "It is a link. Remove it, and a new file is written.";
    if (reason == EFBIG)
        return "Files may not grow that large here (ulimit -f). Raise the limit, or choose another folder.";
    if (reason == ENOENT)
        return "Its folder was moved or removed: put it back, or choose another folder.";
    return "Check the disk, or choose another folder.";
}

Result<void> fillAndClose(Result<OutputFile> file, std::span<const Bytes> parts)
{
    if (!file)
        return std::unexpected(file.error());
    for (const auto& part : parts)
        if (auto written = file->write(part); !written)
            return written;
    if (auto synced = file->sync(); !synced)
        return synced;
    return file->close();
}

// Without O_NONBLOCK, opening a pipe would wait until a program writes to it.
constexpr int inputFileFlags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
constexpr int inputFolderFlags = O_RDONLY | O_NOFOLLOW | O_DIRECTORY | O_CLOEXEC;

FileState fileStateOf(const struct stat& status)
{
    return {status.st_dev, status.st_ino, static_cast<std::uint64_t>(status.st_size), status.st_mtim.tv_sec,
        status.st_mtim.tv_nsec};
}

std::unexpected<Error> unreadableInput(const std::filesystem::path& path, int reason)
{
    std::error_code problem;
    if (std::filesystem::is_symlink(path, problem))
        return failure(ErrorCode::BadRun,
            Message("\"{}\" is a link, and links are not followed here. Replace the link by the file or folder that "
                    "it points to.",
                path.string()));
    return failure(reason == ENOENT ? ErrorCode::FileNotFound : ErrorCode::BadRun,
        Message("\"{}\" cannot be read: {}. Check that it is there and that you may read it.", path.string(),
            std::generic_category().message(reason)));
}

} // namespace

int FileSystem::open(const std::filesystem::path& path, int flags)
{
    constexpr mode_t readableByAll = 0666; // the user's umask removes some of these
    return ::open(path.c_str(), flags | O_CLOEXEC, readableByAll);
}

ssize_t FileSystem::write(int descriptor, const std::byte* bytes, std::size_t size)
{
    return ::write(descriptor, bytes, size);
}

int FileSystem::sync(int descriptor)
{
    return ::fsync(descriptor);
}

int FileSystem::truncate(int descriptor, std::uint64_t size)
{
    return ::ftruncate(descriptor, static_cast<off_t>(size));
}

int FileSystem::close(int descriptor)
{
    return ::close(descriptor);
}

int FileSystem::rename(const std::filesystem::path& from, const std::filesystem::path& to)
{
    return std::rename(from.c_str(), to.c_str());
}

int FileSystem::link(const std::filesystem::path& target, const std::filesystem::path& path)
{
    return ::symlink(target.c_str(), path.c_str());
}

int FileSystem::makeFolder(const std::filesystem::path& path)
{
    std::error_code problem;
    std::filesystem::create_directories(path, problem);
    return answer(problem);
}

int FileSystem::makeNewFolder(const std::filesystem::path& path)
{
    constexpr mode_t openToAll = 0777; // the user's umask removes some of these
    return ::mkdir(path.c_str(), openToAll);
}

int FileSystem::remove(const std::filesystem::path& path)
{
    std::error_code problem;
    std::filesystem::remove_all(path, problem);
    return answer(problem);
}

int FileSystem::lock(int descriptor, Lock lock)
{
    if (lock == Lock::Any)
        return ::flock(descriptor, LOCK_EX | LOCK_NB);
    struct flock wholeFile{};
    wholeFile.l_type = F_WRLCK;
    wholeFile.l_whence = SEEK_SET;
    return ::fcntl(descriptor, F_OFD_SETLK, &wholeFile);
}

FileSystem& systemFiles()
{
    static FileSystem files;
    return substitute ? *substitute : files;
}

void setSystemFiles(FileSystem& files)
{
    substitute = &files;
}

Error unwritable(const std::filesystem::path& path, int reason)
{
    const auto why = std::generic_category().message(reason);
    return {ErrorCode::Unwritable, Message("\"{}\" cannot be written: {}. {}", path.string(), why, advice(reason)),
        errnoDetail(reason)};
}

bool isLackOfRoom(const Error& error)
{
    return error.code == ErrorCode::Unwritable
        && std::ranges::any_of(fullDiskReasons, [&](int reason) { return error.detail == errnoDetail(reason); });
}

bool isStaleFile(const Error& error)
{
    return error.code == ErrorCode::Unwritable && error.detail == errnoDetail(ESTALE);
}

bool knowsNoLocks(int reason)
{
    // Errors of file systems without locks. EBADF: NFS locks only what is open for writing, which a folder cannot be.
    constexpr std::array reasons = {ENOLCK, EOPNOTSUPP, EINVAL, ENOSYS, EBADF};
    return std::ranges::find(reasons, reason) != reasons.end();
}

Error unreadable(const std::filesystem::path& path, int reason)
{
    const auto why =
        reason == 0 ? Message("the system does not say why") : Message(std::generic_category().message(reason));
    const bool isForbidden = reason == EACCES || reason == EPERM;
    return {ErrorCode::BadRun,
        Message("\"{}\" cannot be read: {}. {}", path.string(), why,
            isForbidden ? Message("Ask its owner for the right to read it (chmod u+r).")
                        : Message("Check the disk, or copy the run folder again from an intact copy.")),
        errnoDetail(reason)};
}

Error damaged(const std::filesystem::path& path, const Message& what)
{
    return {ErrorCode::BadRun,
        Message("\"{}\" {}. Copy the run folder again from an intact copy.", path.string(), what), {}};
}

OutputFile::OutputFile(FileSystem& files, std::filesystem::path path, int descriptor)
    : m_files(&files), m_path(std::move(path)), m_descriptor(descriptor)
{
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : m_files(other.m_files), m_path(std::move(other.m_path)), m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

OutputFile& OutputFile::operator=(OutputFile&& other) noexcept
{
    std::swap(m_files, other.m_files);
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

OutputFile::~OutputFile()
{
    if (m_descriptor >= 0)
        m_files->close(m_descriptor);
}

Result<OutputFile> OutputFile::open(FileSystem& files, const std::filesystem::path& path, int flags)
{
    // Without O_NONBLOCK, opening a pipe of this name would wait until a program reads from it.
    const int descriptor = files.open(path, flags | O_CREAT | O_NOFOLLOW | O_NONBLOCK);
    if (descriptor < 0)
        return std::unexpected(unwritable(path, errno));
    OutputFile file(files, path, descriptor);
    struct stat status = {};
    if (::fstat(descriptor, &status) == 0 && S_ISFIFO(status.st_mode))
        return failure(ErrorCode::Unwritable,
            Message("\"{}\" is a pipe, not a file. Remove it, or choose another place.", path.string()));
    return file;
}

Result<OutputFile> OutputFile::create(FileSystem& files, const std::filesystem::path& path)
{
    return open(files, path, O_WRONLY | O_TRUNC);
}

Result<OutputFile> OutputFile::createNew(FileSystem& files, const std::filesystem::path& path)
{
    return open(files, path, O_WRONLY | O_EXCL);
}

Result<OutputFile> OutputFile::openToAppend(FileSystem& files, const std::filesystem::path& path)
{
    return open(files, path, O_RDWR | O_APPEND);
}

Result<void> OutputFile::checked(int answer) const
{
    if (answer < 0)
        return std::unexpected(unwritable(m_path, errno));
    return {};
}

Result<std::size_t> OutputFile::writeSome(Bytes bytes)
{
    ssize_t written = -1;
    do
        written = m_files->write(m_descriptor, bytes.data(), bytes.size());
    while (written < 0 && errno == EINTR);
    if (written < 0)
        return std::unexpected(unwritable(m_path, errno));
    if (written == 0 && !bytes.empty())
        return std::unexpected(unwritable(m_path, ENOSPC));
    return static_cast<std::size_t>(written);
}

Result<void> OutputFile::write(Bytes bytes)
{
    while (!bytes.empty()) {
        const auto written = writeSome(bytes);
        if (!written)
            return std::unexpected(written.error());
        bytes = bytes.subspan(*written);
    }
    return {};
}

Result<void> OutputFile::sync()
{
    return checked(m_files->sync(m_descriptor));
}

Result<void> OutputFile::truncate(std::uint64_t size)
{
    return checked(m_files->truncate(m_descriptor, size));
}

bool OutputFile::holds(std::uint64_t size) const
{
    struct stat status = {};
    return ::fstat(m_descriptor, &status) == 0 && status.st_nlink > 0
        && static_cast<std::uint64_t>(status.st_size) >= size;
}

bool OutputFile::isAt(const std::filesystem::path& path) const
{
    struct stat own = {};
    struct stat there = {};
    return ::fstat(m_descriptor, &own) == 0 && ::lstat(path.c_str(), &there) == 0 && own.st_dev == there.st_dev
        && own.st_ino == there.st_ino;
}

Result<void> OutputFile::copyTo(OutputFile& other, std::uint64_t size) const
{
    std::array<std::byte, 1U << 16U> block{};
    for (std::uint64_t at = 0; at < size;) {
        const auto wanted = std::min<std::uint64_t>(block.size(), size - at);
        const auto read = ::pread(m_descriptor, block.data(), wanted, static_cast<off_t>(at));
        if (read < 0 && errno == EINTR)
            continue;
        if (read < 0)
            return std::unexpected(unreadable(m_path, errno));
        if (read == 0) // the file was cut while it was read
            return {};
        if (auto written = other.write(Bytes(block.data(), static_cast<std::size_t>(read))); !written)
            return written;
        at += static_cast<std::uint64_t>(read);
    }
    return {};
}

Result<void> OutputFile::close()
{
    // Even if close() fails, it has released the descriptor.
    return checked(m_files->close(std::exchange(m_descriptor, -1)));
}
Result<void> writeFile(FileSystem& files, const std::filesystem::path& path, std::span<const Bytes> parts)
{
    return fillAndClose(OutputFile::create(files, path), parts);
}

Result<void> replaceFile(FileSystem& files, const std::filesystem::path& path, std::string_view text)
{
    auto beside = path;
    beside += temporaryEnding;
    const Bytes whole = std::as_bytes(std::span(text));
    // Makes a new file, because the owner of an existing one could write into it afterwards.
    if (files.remove(beside) < 0)
        return std::unexpected(unwritable(beside, errno));
    if (auto written = fillAndClose(OutputFile::createNew(files, beside), {&whole, 1}); !written)
        return written;
    if (renameOver(files, beside, path) < 0)
        return std::unexpected(unwritable(path, errno));
    return syncFolder(files, path.parent_path());
}

int renameOver(FileSystem& files, const std::filesystem::path& from, const std::filesystem::path& to)
{
    if (files.rename(from, to) == 0)
        return 0;
    const int reason = errno;
    const auto refused = [](int why) {
        errno = why;
        return -1;
    };
    std::error_code problem;
    const auto there = std::filesystem::symlink_status(to, problem).type();
    const bool isRefusedAsSuch = reason == EEXIST || reason == EPERM || reason == EOPNOTSUPP;
    if (!isRefusedAsSuch || there == std::filesystem::file_type::not_found)
        return refused(reason);
    if (there == std::filesystem::file_type::directory) // the folder is empty, or the system refuses again
        return ::rmdir(to.c_str()) == 0 ? files.rename(from, to) : refused(reason);
    auto aside = to;
    aside += putAsideEnding;
    if (files.remove(aside) < 0 || files.rename(to, aside) < 0)
        return refused(reason);
    if (files.rename(from, to) < 0) {
        const int why = errno;
        files.rename(aside, to);
        return refused(why);
    }
    if (syncFolder(files, to.parent_path()))
        files.remove(aside);
    return 0;
}

std::filesystem::path replacedFile(const std::filesystem::path& path)
{
    auto aside = path;
    aside += putAsideEnding;
    std::error_code problem;
    const bool isAside = !std::filesystem::exists(std::filesystem::symlink_status(path, problem))
        && std::filesystem::exists(std::filesystem::symlink_status(aside, problem));
    return isAside ? aside : path;
}

Result<void> removeWithRemains(FileSystem& files, const std::filesystem::path& path)
{
    for (const char* ending : {temporaryEnding, putAsideEnding, ""}) {
        auto each = path;
        each += ending;
        std::error_code problem;
        const bool isThere = std::filesystem::exists(std::filesystem::symlink_status(each, problem));
        if (isThere && files.remove(each) < 0)
            return std::unexpected(unwritable(each, errno));
    }
    return {};
}

Result<void> syncFolder(FileSystem& files, const std::filesystem::path& path)
{
    const auto folder = path.empty() ? std::filesystem::path(".") : path;
    const int descriptor = files.open(folder, O_RDONLY | O_DIRECTORY);
    if (descriptor < 0 && errno == EACCES)
        return {};
    if (descriptor < 0)
        return std::unexpected(unwritable(folder, errno));
    // Some network file systems cannot sync a folder and return EINVAL.
    const int failed = files.sync(descriptor) < 0 && errno != EINVAL ? errno : 0;
    files.close(descriptor);
    if (failed != 0)
        return std::unexpected(unwritable(folder, failed));
    return {};
}

Result<void> makeDurableFolder(FileSystem& files, const std::filesystem::path& path)
{
    std::vector<std::filesystem::path> changed; // folders in which a new folder was made
    std::error_code problem;
    for (auto at = std::filesystem::absolute(path).lexically_normal();
        at.has_relative_path() && !std::filesystem::exists(at, problem); at = at.parent_path())
        changed.push_back(at.parent_path());
    if (files.makeFolder(path) < 0)
        return std::unexpected(unwritable(path, errno));
    for (const auto& folder : changed)
        if (auto synced = syncFolder(files, folder); !synced)
            return synced;
    return {};
}

Result<std::string> readTextFile(const std::filesystem::path& path, std::uint64_t limit)
{
    std::error_code problem;
    if (!std::filesystem::exists(path, problem))
        return std::unexpected(damaged(path, "is missing"));
    if (!std::filesystem::is_regular_file(path, problem))
        return std::unexpected(damaged(path, "is not a file"));
    const auto size = std::filesystem::file_size(path, problem);
    if (problem || size > limit)
        return std::unexpected(
            damaged(path, Message("has {} bytes, which cannot be right: at most {} are read", size, limit)));
    std::string text(size, '\0');
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file.is_open())
        return std::unexpected(unreadable(path, errno));
    if (!file.read(text.data(), static_cast<std::streamsize>(size)))
        return std::unexpected(damaged(path, "could not be read to its end"));
    return text;
}

InputFile::InputFile(InputFile&& other) noexcept
    : m_path(std::move(other.m_path)), m_descriptor(std::exchange(other.m_descriptor, -1)), m_state(other.m_state)
{
}

InputFile& InputFile::operator=(InputFile&& other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_state, other.m_state);
    return *this;
}

InputFile::~InputFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<InputFile> InputFile::openIn(const std::filesystem::path& folder, const std::filesystem::path& name)
{
    // Follows links, because a person named this folder.
    InputFile at(folder, ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    for (const auto& part : name.parent_path()) {
        InputFile next(at.m_path / part, ::openat(at.m_descriptor, part.c_str(), inputFolderFlags));
        if (next.m_descriptor < 0)
            return unreadableInput(next.m_path, errno);
        std::swap(at, next);
    }
    const auto last = name.filename();
    return checked({at.m_path / last, ::openat(at.m_descriptor, last.c_str(), inputFileFlags)});
}

Result<InputFile> InputFile::open(const std::filesystem::path& path)
{
    return checked({path, ::open(path.c_str(), inputFileFlags)});
}

Result<InputFile> InputFile::checked(InputFile file)
{
    struct stat status = {};
    if (file.m_descriptor < 0 || ::fstat(file.m_descriptor, &status) < 0)
        return unreadableInput(file.m_path, errno);
    if (!S_ISREG(status.st_mode))
        return std::unexpected(damaged(file.m_path, "is not a file"));
    file.m_state = fileStateOf(status);
    return file;
}

Result<void> InputFile::read(std::span<char> room)
{
    while (!room.empty()) {
        const auto got = ::read(m_descriptor, room.data(), room.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return std::unexpected(damaged(m_path, "could not be read to its end"));
        room = room.subspan(static_cast<std::size_t>(got));
    }
    return {};
}

Result<std::size_t> InputFile::readAt(std::uint64_t offset, std::span<char> room) const
{
    std::size_t taken = 0;
    while (taken < room.size()) {
        const auto left = room.subspan(taken);
        const auto got = ::pread(m_descriptor, left.data(), left.size(), static_cast<off_t>(offset + taken));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return std::unexpected(unreadable(m_path, errno));
        if (got == 0)
            break;
        taken += static_cast<std::size_t>(got);
    }
    return taken;
}

bool InputFile::isStillThere() const
{
    struct stat status = {};
    return ::lstat(m_path.c_str(), &status) == 0 && fileStateOf(status) == m_state;
}

} // namespace attentoscope
