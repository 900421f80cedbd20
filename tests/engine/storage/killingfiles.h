// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"

#include <atomic>

#include <signal.h>

namespace attentoscope {

/// The real file system until the call with a given number. Before, after or in the middle of that call, the program is
/// killed as by `kill -9`. A write that is killed in the middle has written half.
class KillingFiles : public FileSystem
{
public:
    enum class Moment { Before, Midst, After };

    KillingFiles(int fatalCall, Moment moment) : m_fatalCall(fatalCall), m_moment(moment) { }

    int calls() const { return m_calls; }

    int open(const std::filesystem::path& path, int flags) override
    {
        return done([&] { return FileSystem::open(path, flags); });
    }
    ssize_t write(int descriptor, const std::byte* bytes, std::size_t size) override
    {
        const int call = ++m_calls;
        if (call == m_fatalCall && m_moment != Moment::After) {
            if (m_moment == Moment::Midst)
                FileSystem::write(descriptor, bytes, size / 2);
            kill();
        }
        const auto written = FileSystem::write(descriptor, bytes, size);
        if (call == m_fatalCall)
            kill();
        return written;
    }
    /// Nothing is synced: a killed program loses nothing that the system already has. Only a power cut would lose it
    /// (powercut.h).
    int sync(int) override
    {
        return done([] { return 0; });
    }
    int truncate(int descriptor, std::uint64_t size) override
    {
        return done([&] { return FileSystem::truncate(descriptor, size); });
    }
    int close(int descriptor) override
    {
        return done([&] { return FileSystem::close(descriptor); });
    }
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        return done([&] { return FileSystem::rename(from, to); });
    }
    int link(const std::filesystem::path& target, const std::filesystem::path& path) override
    {
        return done([&] { return FileSystem::link(target, path); });
    }
    int makeFolder(const std::filesystem::path& path) override
    {
        return done([&] { return FileSystem::makeFolder(path); });
    }
    int makeNewFolder(const std::filesystem::path& path) override
    {
        return done([&] { return FileSystem::makeNewFolder(path); });
    }
    int remove(const std::filesystem::path& path) override
    {
        return done([&] { return FileSystem::remove(path); });
    }

private:
    template <typename Call>
    int done(const Call& call)
    {
        const int number = ++m_calls;
        if (number == m_fatalCall && m_moment != Moment::After)
            kill();
        const int answer = call();
        if (number == m_fatalCall)
            kill();
        return answer;
    }

    [[noreturn]] static void kill()
    {
        for (;;)
            ::raise(SIGKILL);
    }

    int m_fatalCall;
    Moment m_moment;
    std::atomic<int> m_calls = 0; ///< counts the calls of all threads
};

} // namespace attentoscope
