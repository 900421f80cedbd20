// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Preloaded into a program, it counts the calls that change files below ENDED_PLACE. At call ENDED_CALL, something
// happens that ENDED_BY names. kill: the program ends before the call, after it, or after half of a write. term: the
// program is told to end. full: from then on the disk is full. The file ENDED_COUNT has the number of calls in its
// eight bytes. tests/soak/endings.py sets all these variables.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

enum class Ending : std::uint8_t { None, Kill, Term, Full };

/// The variables of the environment.
struct Order
{
    std::string_view place;
    std::uint64_t call = 0;
    Ending ending = Ending::None;
    std::atomic<std::uint64_t>* calls = nullptr; ///< null: calls are not counted
};

Order fromEnvironment()
{
    const auto text = [](const char* name) {
        const char* value = std::getenv(name);
        return std::string_view(value ? value : "");
    };
    Order order{.place = text("ENDED_PLACE")};
    order.call = std::strtoull(text("ENDED_CALL").data(), nullptr, 10);
    const auto by = text("ENDED_BY");
    order.ending = by == "kill" ? Ending::Kill
        : by == "term"          ? Ending::Term
        : by == "full"          ? Ending::Full
                                : Ending::None;
    const auto count = text("ENDED_COUNT");
    static std::atomic<std::uint64_t> none = 0;
    order.calls = &none;
    if (count.empty())
        return order;
    using Open = int (*)(const char*, int, ...);
    const auto realOpen = reinterpret_cast<Open>(dlsym(RTLD_NEXT, "open"));
    const int file = realOpen(count.data(), O_RDWR | O_CLOEXEC);
    if (file < 0)
        return order;
    void* bytes = mmap(nullptr, sizeof(std::uint64_t), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (bytes != MAP_FAILED)
        order.calls = static_cast<std::atomic<std::uint64_t>*>(bytes);
    return order;
}

const Order& order()
{
    static const Order order = fromEnvironment();
    return order;
}

/// for each descriptor, whether it is a file below the place that can be written
std::array<std::atomic<bool>, 4096> isWatched;

bool isThere(const char* path)
{
    return path && !order().place.empty() && std::string_view(path).starts_with(order().place);
}

bool isThere(int descriptor)
{
    const auto at = static_cast<std::size_t>(descriptor);
    return descriptor >= 0 && at < isWatched.size() && isWatched[at];
}

[[noreturn]] void die()
{
    for (;;)
        raise(SIGKILL);
}

/// Counts a call and makes it, unless the program ends at this call. `half` makes half of it.
template <typename Call, typename Half>
auto counted(bool counts, bool needsRoom, const Call& call, const Half& half) -> decltype(call())
{
    if (!counts)
        return call();
    const auto& [place, fatal, ending, calls] = order();
    const auto number = ++*calls;
    const bool isThat = fatal > 0 && number == fatal;
    if (isThat && ending == Ending::Full && needsRoom)
        if (const auto written = half(); written > 0)
            return written; // the number of bytes for which there was room
    if (ending == Ending::Full && needsRoom && fatal > 0 && number >= fatal) {
        errno = ENOSPC;
        return -1;
    }
    if (isThat && ending == Ending::Term)
        raise(SIGTERM);
    if (isThat && ending == Ending::Kill && number % 3 == 0)
        die();
    if (isThat && ending == Ending::Kill && number % 3 == 1) {
        half();
        die();
    }
    const auto answer = call();
    if (isThat && ending == Ending::Kill)
        die();
    return answer;
}

template <typename Call>
auto counted(bool counts, bool needsRoom, const Call& call) -> decltype(call())
{
    return counted(counts, needsRoom, call, [] { return 0; });
}

template <typename Function>
Function* next(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

int opened(const char* path, int flags, mode_t mode, const char* name)
{
    const auto real = next<int(const char*, int, ...)>(name);
    const bool counts = isThere(path) && (flags & (O_WRONLY | O_RDWR)) != 0;
    const int descriptor = counted(counts, (flags & O_CREAT) != 0, [&] { return real(path, flags, mode); });
    if (descriptor >= 0 && static_cast<std::size_t>(descriptor) < isWatched.size())
        isWatched[static_cast<std::size_t>(descriptor)] = counts;
    return descriptor;
}

mode_t modeFrom(int flags, va_list more)
{
    return (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
}

} // namespace

#define ATTENTOSCOPE_OPEN(name)                                                                                        \
    int name(const char* path, int flags, ...)                                                                         \
    {                                                                                                                  \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        const auto mode = modeFrom(flags, more);                                                                       \
        va_end(more);                                                                                                  \
        return opened(path, flags, mode, #name);                                                                       \
    }
#define ATTENTOSCOPE_OF_FILE(name, needsRoom, parameters, arguments)                                                   \
    int name parameters                                                                                                \
    {                                                                                                                  \
        const auto real = next<int parameters>(#name);                                                                 \
        return counted(isThere(file), needsRoom, [&] { return real arguments; });                                      \
    }

extern "C" {

ATTENTOSCOPE_OPEN(open)
ATTENTOSCOPE_OPEN(open64)

ssize_t write(int file, const void* bytes, size_t size)
{
    const auto real = next<ssize_t(int, const void*, size_t)>("write");
    return counted(
        isThere(file), true, [&] { return real(file, bytes, size); }, [&] { return real(file, bytes, size / 2); });
}

ATTENTOSCOPE_OF_FILE(fsync, false, (int file), (file))
ATTENTOSCOPE_OF_FILE(ftruncate, false, (int file, off_t size), (file, size))
ATTENTOSCOPE_OF_FILE(ftruncate64, false, (int file, off64_t size), (file, size))
ATTENTOSCOPE_OF_FILE(rename, false, (const char* file, const char* to), (file, to))
ATTENTOSCOPE_OF_FILE(mkdir, true, (const char* file, mode_t mode), (file, mode))
ATTENTOSCOPE_OF_FILE(remove, false, (const char* file), (file))
ATTENTOSCOPE_OF_FILE(unlink, false, (const char* file), (file))
ATTENTOSCOPE_OF_FILE(rmdir, false, (const char* file), (file))

int symlink(const char* target, const char* path)
{
    const auto real = next<int(const char*, const char*)>("symlink");
    return counted(isThere(path), true, [&] { return real(target, path); });
}

/// The standard library's remove_all() deletes files in a folder in this way.
int unlinkat(int folder, const char* name, int flags)
{
    const auto real = next<int(int, const char*, int)>("unlinkat");
    return counted(!order().place.empty(), false, [&] { return real(folder, name, flags); });
}

} // extern "C"
