// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/commands.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/servedengine.h"
#include "app/clicommands/sessionoptions.h"

#include <CLI/Validators.hpp>

#include <nlohmann/json.hpp>

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <memory>

namespace attentoscope {

namespace {

struct ServeOptions
{
    std::string name = "main";
    bool stop = false;
    bool isEngine = false; ///< this process computes; started by the one that a window talks to
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

/// What can be read now goes on. False: one of the two is closed.
bool passOn(int from, int to)
{
    std::array<char, 65'536> part{};
    const auto got = ::read(from, part.data(), part.size());
    if (got < 0)
        return errno == EINTR || errno == EAGAIN;
    return got > 0 && writeAll(to, part.data(), static_cast<std::size_t>(got));
}

/// Standard input and output are the line to the engine, until one side ends it. The engine goes on.
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
