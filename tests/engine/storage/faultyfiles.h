// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"

#include <algorithm>
#include <cerrno>
#include <limits>

namespace attentoscope {

/// The real file system until the call with a given number, which fails. If the fault stays, all later calls fail too.
/// A write that fails has already written half of its bytes, as on a disk that becomes full.
class FaultyFiles : public FileSystem
{
public:
    enum class Duration : std::uint8_t { Once, Stays };

    FaultyFiles() = default;
    FaultyFiles(int failingCall, int reason, Duration duration)
        : m_failingCall(failingCall), m_reason(reason), m_duration(duration)
    {
    }

    int calls() const { return m_calls; }
    int faults() const { return m_faults; }
    /// From now on, every write accepts at most this number of bytes, without an error.
    void setLongestWrite(std::size_t bytes) { m_longestWrite = bytes; }

    int open(const std::filesystem::path& path, int flags) override
    {
        return fails() ? -1 : FileSystem::open(path, flags);
    }
    ssize_t write(int descriptor, const std::byte* bytes, std::size_t size) override
    {
        if (!fails())
            return FileSystem::write(descriptor, bytes, std::min(size, m_longestWrite));
        if (size < 2 || m_halfWritten) {
            m_halfWritten = false;
            errno = m_reason;
            return -1;
        }
        m_halfWritten = true;
        m_failingCall = m_calls + 1;
        return FileSystem::write(descriptor, bytes, size / 2);
    }
    /// Nothing is synced, because a real sync takes as long as everything else together. Power cuts have their own
    /// tests (powercut.h).
    int sync(int) override { return fails() ? -1 : 0; }
    int truncate(int descriptor, std::uint64_t size) override
    {
        return fails() ? -1 : FileSystem::truncate(descriptor, size);
    }
    int close(int descriptor) override
    {
        const int answer = FileSystem::close(descriptor);
        return fails() ? -1 : answer;
    }
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        return fails() ? -1 : FileSystem::rename(from, to);
    }
    int link(const std::filesystem::path& target, const std::filesystem::path& path) override
    {
        return fails() ? -1 : FileSystem::link(target, path);
    }
    int makeFolder(const std::filesystem::path& path) override { return fails() ? -1 : FileSystem::makeFolder(path); }
    int makeNewFolder(const std::filesystem::path& path) override
    {
        return fails() ? -1 : FileSystem::makeNewFolder(path);
    }
    int remove(const std::filesystem::path& path) override { return fails() ? -1 : FileSystem::remove(path); }

private:
    bool fails()
    {
        ++m_calls;
        const bool now = m_calls == m_failingCall || (m_duration == Duration::Stays && m_calls > m_failingCall);
        if (now) {
            ++m_faults;
            errno = m_reason;
        }
        return now;
    }

    int m_failingCall = std::numeric_limits<int>::max();
    int m_reason = 0;
    Duration m_duration = Duration::Once;
    int m_calls = 0;
    int m_faults = 0;
    bool m_halfWritten = false;
    std::size_t m_longestWrite = std::numeric_limits<std::size_t>::max();
};

/// Accepts no byte as long as the disk is full.
class FullDisk : public FileSystem
{
public:
    bool isFull = true;
    ssize_t write(int descriptor, const std::byte* bytes, std::size_t size) override
    {
        if (!isFull)
            return FileSystem::write(descriptor, bytes, size);
        errno = ENOSPC;
        return -1;
    }
};

} // namespace attentoscope
