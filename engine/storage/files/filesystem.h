// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <filesystem>

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

} // namespace attentoscope
