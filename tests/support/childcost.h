// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <fstream>
#include <functional>
#include <string>

#include <malloc.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace attentoscope::tests {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool canLimitMemory = false; // a sanitizer needs terabytes of address space
#else
constexpr bool canLimitMemory = true;
#endif

constexpr std::size_t megabyte = 1'000'000;
/// The memory that any reader of a stranger's file may need: freeBytes, and perByte for each byte of input.
constexpr std::size_t freeBytes = 64U << 20U;
constexpr std::size_t perByte = 20;
constexpr double longest = 5.0; // seconds

/// The cost of some work in its own process.
struct ChildCost
{
    bool ended = false; ///< false if a signal or a lack of memory ended it
    std::size_t peakBytes = 0; ///< largest memory beyond that at the start
    double seconds = 0.0;
};

/// A row of /proc/self/status, in bytes.
inline std::size_t statusBytes(const std::string& key)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(key + ":"))
            return std::stoul(line.substr(key.size() + 1)) * 1024;
    return 0;
}

/// Runs `work` in a child process. The child may use `limit` bytes of address space more than it has at the start.
inline ChildCost costInChild(const std::function<void()>& work, std::size_t limit)
{
    using Clock = std::chrono::steady_clock;
    ::malloc_trim(0); // otherwise the child uses memory that this process has freed
    void* shared = ::mmap(nullptr, sizeof(ChildCost), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    auto* cost = new (shared) ChildCost();
    const auto child = ::fork();
    if (child == 0) {
        const auto before = statusBytes("VmRSS");
        const rlim_t most = statusBytes("VmSize") + limit;
        if (const rlimit limits{most, most}; canLimitMemory)
            ::setrlimit(RLIMIT_AS, &limits);
        const auto start = Clock::now();
        work();
        cost->seconds = std::chrono::duration<double>(Clock::now() - start).count();
        const auto peak = statusBytes("VmHWM");
        cost->peakBytes = peak > before ? peak - before : 0;
        cost->ended = true;
        ::_exit(0);
    }
    ::waitpid(child, nullptr, 0);
    const ChildCost result = *cost;
    ::munmap(shared, sizeof(ChildCost));
    return result;
}

} // namespace attentoscope::tests
