// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/interruption.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/machine/childprocess.h"
#include "engine/machine/readiness.h"
#include "engine/remote/connectionkeeper.h"
#include "engine/remote/engineserver.h"
#include "engine/remote/greeting.h"
#include "engine/remote/serverplace.h"
#include "engine/session/session.h"
#include "engine/storage/runlist.h"
#include "engine/types/programversion.h"

#include <CLI/Validators.hpp>

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <memory>
#include <random>
#include <stop_token>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::chrono::seconds startPatience{20};
constexpr std::chrono::seconds endPatience{120}; // saving a large model is slow

Greeting greetingOfThisProcess()
{
    std::array<char, 256> host{};
    gethostname(host.data(), host.size() - 1);
    std::random_device device;
    return {.version = programVersion,
        .host = host.data(),
        .process = getpid(),
        .instance = std::to_string(device()) + '-' + std::to_string(device()),
        .runs = windowsRuns().string()};
}

/// Closes standard output, because the process that started this one waits for that.
void closeOutput()
{
    const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nothing >= 0) {
        dup2(nothing, STDOUT_FILENO);
        close(nothing);
    }
}

/// Serves as the engine at this place until `stop` is requested or nobody needs the engine any more. Does nothing if
/// another engine serves there. Closes standard output once clients can connect.
Result<void> serveAt(const ServerPlace& place, const SessionOptions& options, const std::stop_token& stop)
{
    auto listener = place.listen();
    if (!listener)
        return std::unexpected(listener.error());
    closeOutput();
    if (!*listener)
        return {};
    ConnectionKeeper connection(std::move(*listener), lineOf(greetingOfThisProcess()), programVersion);
    return serveWindows({.makeSession = [options] { return makeSession(options); },
                            .listRuns = [] { return listRuns({}, windowsRuns()); }},
        connection, stop);
}

/// Returns a connected socket to the engine at this place. If there is none, starts one in a session of its own, so
/// that the engine outlives this process.
Result<int> reachEngine(const ServerPlace& place, const std::string& name, const SessionOptions& options)
{
    if (const auto socket = place.find())
        return *socket;
    std::array<int, 2> ready{};
    if (pipe2(ready.data(), O_CLOEXEC) != 0)
        return failure(ErrorCode::Internal, Message("No pipe can be made: {}.", std::string(std::strerror(errno))));
    auto started = ChildProcess::start({.program = "/proc/self/exe",
        .arguments = {"serve", "--engine", "--name", name, "--threads", std::to_string(options.threads)},
        .name = "attentoscope-cli",
        .input = ChildFile::null(),
        .output = ChildFile::of(ready[1]),
        .errors = ChildFile::log(place.log().string()),
        .terminal = ChildTerminal::None});
    close(ready[1]);
    if (started) {
        started->detach();
        isReadyWithin(ready[0], POLLIN, startPatience); // the engine closes its output once clients can connect
    }
    close(ready[0]);
    if (!started)
        return failure(ErrorCode::Internal, Message("The engine cannot be started: {}.", started.error().detail));
    constexpr int tries = 100, pause = 20; // milliseconds; another engine may just be starting
    for (int count = 0; count < tries; ++count, poll(nullptr, 0, pause))
        if (const auto socket = place.connect())
            return *socket;
    return failure(ErrorCode::Internal,
        Message("The engine was started but cannot be reached. Its output is in {}", place.log().string()));
}

/// Tells the engine at this place to save its training and to end, and waits until it has ended. Returns false if there
/// is none.
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
    hasEnded = hasEnded && isReadyWithin(process, POLLIN, endPatience);
    if (process >= 0)
        close(process);
    if (!hasEnded)
        return failure(
            ErrorCode::Internal, Message("The engine, process {}, does not end.", std::to_string(other.pid)));
    return true;
}

struct ServeOptions
{
    std::string name = "main";
    bool stop = false;
    bool isEngine = false; ///< whether this is the process that computes; a process that talks to a window starts it
    CommonOptions common;
};

bool writeAll(int to, const char* bytes, std::size_t count)
{
    while (count > 0) {
        const auto written = ::write(to, bytes, count);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes += written;
        count -= static_cast<std::size_t>(written);
    }
    return true;
}

/// Passes on the bytes that can be read now. Returns false if one of the two descriptors is closed.
bool passOn(int from, int to)
{
    std::array<char, 65'536> part{};
    const auto got = ::read(from, part.data(), part.size());
    if (got < 0)
        return errno == EINTR || errno == EAGAIN;
    return got > 0 && writeAll(to, part.data(), static_cast<std::size_t>(got));
}

/// Connects standard input and output to the engine until one side closes. The engine itself goes on.
ExitCode pass(int engine, const Interruption& interruption)
{
    std::array<pollfd, 3> waited{
        {{STDIN_FILENO, POLLIN, 0}, {engine, POLLIN, 0}, {interruption.descriptor(), POLLIN, 0}}};
    while (!interruption.isRequested()) {
        if (poll(waited.data(), waited.size(), -1) < 0)
            continue;
        if (waited[1].revents != 0 && !passOn(engine, STDOUT_FILENO))
            break;
        if (waited[0].revents != 0 && !passOn(STDIN_FILENO, engine))
            break;
    }
    close(engine);
    return ExitCode::Done;
}

Result<ExitCode> doStop(const ServerPlace& place, const ServeOptions& options, const CommandContext& context)
{
    const auto stopped = stopEngine(place);
    if (!stopped)
        return std::unexpected(stopped.error());
    if (context.output.isJson())
        context.output.print({{"name", options.name}, {"stopped", *stopped}});
    else if (*stopped)
        printLine(stdout, Message("The engine \"{}\" has ended. What it trained is saved.", options.name));
    else
        printLine(stdout, Message("There is no engine \"{}\" here.", options.name));
    return ExitCode::Done;
}

Result<ExitCode> doServe(const ServeOptions& options, const CommandContext& context)
{
    const auto place = ServerPlace::of(options.name);
    if (!place)
        return std::unexpected(place.error());
    if (options.stop)
        return doStop(*place, options, context);
    if (options.isEngine) {
        if (const auto served = serveAt(*place, options.common.session, context.interruption.token()); !served)
            return std::unexpected(served.error());
        return ExitCode::Done;
    }
    const auto engine = reachEngine(*place, options.name, options.common.session);
    if (!engine)
        return std::unexpected(engine.error());
    return pass(*engine, context.interruption);
}

} // namespace

Action addServe(CLI::App& options)
{
    auto values = std::make_shared<ServeOptions>();
    options.add_option("--name", values->name, "Which engine of this user, if there are several")
        ->type_name("NAME")
        ->check(CLI::Validator(
            [](const std::string& name) {
                return ServerPlace::isName(name)
                    ? std::string()
                    : "\"" + name + "\" is no name of at most 40 letters, digits, - _ and .";
            },
            ""))
        ->capture_default_str();
    options.add_flag("--stop", values->stop, "End that engine; what it trains is saved");
    options.add_flag("--engine", values->isEngine, "")->group("");
    values->common.add(options);
    options.footer(
        "The window starts it by ssh: File, Connect. It speaks on standard input and output. The engine is a "
        "process of its own that is started when there is none: a lost line, a closed window and a logout do "
        "not end it. It ends after ten minutes without a window and without a training.\n\n"
        "Examples:\n"
        "  attentoscope --connect user@host\n"
        "  attentoscope-cli serve --stop");
    return [values](const CommandContext& context) { return doServe(*values, context); };
}

} // namespace attentoscope
