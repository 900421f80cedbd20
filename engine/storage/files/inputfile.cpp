// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/inputfile.h"

#include "engine/storage/files/files.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace attentoscope {

namespace {

// Without O_NONBLOCK a pipe would hold us until somebody writes to it.
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
            Message("\"{}\" is a link, and links are not followed here. Put what it leads to in its place.",
                path.string()));
    return failure(reason == ENOENT ? ErrorCode::FileNotFound : ErrorCode::BadRun,
        Message("\"{}\" cannot be read: {}. Check that it is there and that you may read it.", path.string(),
            std::generic_category().message(reason)));
}

} // namespace

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
    InputFile at(folder, ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)); // this one a person has named
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
