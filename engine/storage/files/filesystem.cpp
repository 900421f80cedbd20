// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/filesystem.h"

#include <cerrno>
#include <cstdio>
#include <system_error>

#include <fcntl.h>
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

} // namespace

int FileSystem::open(const std::filesystem::path& path, int flags)
{
    constexpr mode_t readableByAll = 0666; // less the user's own mask
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
    constexpr mode_t openToAll = 0777; // less the user's own mask
    return ::mkdir(path.c_str(), openToAll);
}

int FileSystem::remove(const std::filesystem::path& path)
{
    std::error_code problem;
    std::filesystem::remove_all(path, problem);
    return answer(problem);
}

namespace {

FileSystem* substitute = nullptr;

} // namespace

FileSystem& systemFiles()
{
    static FileSystem files;
    return substitute ? *substitute : files;
}

void setSystemFiles(FileSystem& files)
{
    substitute = &files;
}

} // namespace attentoscope
