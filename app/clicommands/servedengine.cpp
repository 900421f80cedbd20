// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/servedengine.h"

#include "app/clicommands/interruption.h"
#include "app/clicommands/sessionoptions.h"
#include "app/clicommands/windowsruns.h"
#include "engine/remote/engineserver.h"
#include "engine/remote/greeting.h"
#include "engine/remote/linekeeper.h"
#include "engine/storage/runlist.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <random>
#include <utility>
#include <vector>

namespace attentoscope {

namespace {

constexpr int startPatience = 20'000; // milliseconds
constexpr int endPatience = 120'000; // milliseconds; a large model takes its time to be saved

Greeting greetingOfThisProcess()
{
    std::array<char, 256> host{};
    gethostname(host.data(), host.size() - 1);
    std::random_device device;
    return {.version = ATTENTOSCOPE_VERSION,
        .host = host.data(),
        .process = getpid(),
        .instance = std::to_string(device()) + '-' + std::to_string(device()),
        .runs = windowsRuns().string()};
}

/// Whoever started this process waits for that.
void closeOutput()
{
    const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nothing >= 0) {
        dup2(nothing, STDOUT_FILENO);
        close(nothing);
    }
}

/// The error number, or 0. Its standard output is `output`.
int startDetached(const ServerPlace& place, std::vector<std::string> arguments, int output)
{
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(
        &files, STDERR_FILENO, place.log().c_str(), O_WRONLY | O_CREAT | O_TRUNC, S_IRUSR | S_IWUSR);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
    std::vector<char*> pointers;
    pointers.reserve(arguments.size() + 1);
    for (auto& argument : arguments)
        pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    pid_t process = 0;
    const int problem = posix_spawn(&process, "/proc/self/exe", &files, &attributes, pointers.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return problem;
}

} // namespace

Result<void> serveAt(const ServerPlace& place, const SessionOptions& options, const std::stop_token& stop)
{
    auto listener = place.listen();
    if (!listener)
        return std::unexpected(listener.error());
    closeOutput();
    if (!*listener)
        return {};
    LineKeeper line(std::move(*listener), lineOf(greetingOfThisProcess()), ATTENTOSCOPE_VERSION);
    EngineServer server({.makeSession = [options] { return makeSession(options); },
                            .listRuns = [] { return listRuns({}, windowsRuns()); }},
        line);
    return server.run(stop);
}

Result<int> reachEngine(const ServerPlace& place, const std::string& name, const SessionOptions& options)
{
    if (const auto socket = place.find())
        return *socket;
    std::array<int, 2> ready{};
    if (pipe2(ready.data(), O_CLOEXEC) != 0)
        return failure(ErrorCode::Internal, Message("No pipe can be made: {}.", std::string(std::strerror(errno))));
    const int problem = startDetached(place,
        {"attentoscope-cli", "serve", "--engine", "--name", name, "--threads", std::to_string(options.threads)},
        ready[1]);
    close(ready[1]);
    if (problem == 0)
        isReadableWithin(ready[0], startPatience); // its output is closed once it can be reached
    close(ready[0]);
    if (problem != 0)
        return failure(
            ErrorCode::Internal, Message("The engine cannot be started: {}.", std::string(std::strerror(problem))));
    constexpr int tries = 100, pause = 20; // milliseconds; another one may just be starting
    for (int count = 0; count < tries; ++count, poll(nullptr, 0, pause))
        if (const auto socket = place.connect())
            return *socket;
    return failure(ErrorCode::Internal,
        Message("The engine was started and cannot be reached. What it said is in {}", place.log().string()));
}

Result<bool> stopEngine(const ServerPlace& place)
{
    const auto socket = place.find();
    if (!socket)
        return false;
    ucred other{};
    socklen_t size = sizeof(other);
    const bool isKnown = getsockopt(*socket, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0;
    const int process = isKnown ? static_cast<int>(syscall(SYS_pidfd_open, other.pid, 0)) : -1;
    bool hasEnded = process >= 0 && syscall(SYS_pidfd_send_signal, process, SIGTERM, nullptr, 0) == 0;
    close(*socket);
    hasEnded = hasEnded && isReadableWithin(process, endPatience);
    if (process >= 0)
        close(process);
    if (!hasEnded)
        return failure(
            ErrorCode::Internal, Message("The engine, process {}, does not end.", std::to_string(other.pid)));
    return true;
}

} // namespace attentoscope
