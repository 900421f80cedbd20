// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/commands.h"
#include "app/clicommands/numberoption.h"
#include "app/clicommands/watchedrun.h"
#include "engine/storage/runfollower.h"

#include <cerrno>
#include <chrono>
#include <memory>

#include <poll.h>

namespace attentoscope {

namespace {

using Clock = std::chrono::steady_clock;

struct WatchOptions
{
    std::string folder;
    double every = 1.0; ///< seconds
};

/// A folder that is not there for so long does not come back.
constexpr std::chrono::seconds patienceWithoutFolder{30};

/// Returns early when the program is asked to end.
void waitFor(double seconds, const Interruption& interruption)
{
    pollfd waited{interruption.descriptor(), POLLIN, 0};
    while (poll(&waited, 1, static_cast<int>(1e3 * seconds)) < 0 && errno == EINTR && !interruption.isRequested()) { }
}

/// All that is there, however much it is.
void lookAtAll(RunFollower& follower, WatchedRun& run, const Interruption& interruption)
{
    do
        run.add(follower.look(interruption.token()));
    while (run.hasMore() && !interruption.isRequested());
}

Error noRun(const std::string& folder)
{
    return {ErrorCode::BadRun,
        Message("\"{}\" is no run: it has no config.json. Choose the folder that a run was saved in.", folder), {}};
}

Error interrupted(const std::string& folder)
{
    return {ErrorCode::NotReady,
        Message("The training of \"{}\" was interrupted: its program is gone. Go on with: attentoscope-cli train "
                "--resume --out {}",
            folder, folder),
        {}};
}

Error gone(const std::string& folder)
{
    return {ErrorCode::FileNotFound,
        Message("\"{}\" is gone. If it lies on another machine, connect that again and watch it anew.", folder), {}};
}

Error replaced(const std::string& folder)
{
    return {ErrorCode::BadRun, Message("Another run lies in \"{}\" now. Watch it anew to see that one.", folder), {}};
}

/// Nothing while it is still worth looking.
std::optional<Result<ExitCode>> endOf(const WatchedRun& run, const std::string& folder, Clock::duration goneFor)
{
    switch (run.activity()) {
    case RunActivity::Ended:
        return ExitCode::Done;
    case RunActivity::Interrupted:
        return std::unexpected(interrupted(folder));
    case RunActivity::Replaced:
        return std::unexpected(replaced(folder));
    case RunActivity::Gone:
        return goneFor < patienceWithoutFolder ? std::nullopt : std::optional(std::unexpected(gone(folder)));
    case RunActivity::Training:
    case RunActivity::Unknown:
        break;
    }
    return std::nullopt;
}

Result<ExitCode> doWatch(const WatchOptions& options, const CommandContext& context)
{
    RunFollower follower(options.folder);
    WatchedRun run(context.output);
    auto wasThere = Clock::now();
    while (true) {
        lookAtAll(follower, run, context.interruption);
        if (context.interruption.isRequested())
            return ExitCode::Interrupted;
        if (!follower.config()) // it was no run from the beginning
            return std::unexpected(run.problem().value_or(noRun(options.folder)));
        run.tell(follower.config()->configuration);
        if (run.activity() != RunActivity::Gone)
            wasThere = Clock::now();
        if (auto end = endOf(run, options.folder, Clock::now() - wasThere)) {
            run.tellEnd();
            return *end;
        }
        waitFor(options.every, context.interruption);
    }
}

} // namespace

Action addWatch(CLI::App& options)
{
    auto values = std::make_shared<WatchOptions>();
    options.add_option("FOLDER", values->folder, "Folder of the run")->required();
    options.add_option("--every", values->every, "Look for news every S seconds")
        ->type_name("S")
        ->check(numberFrom(0.1, 3600.0));
    options.footer("The run may be trained by another program, on this machine or on another one: a network drive or a "
                   "copy that is brought up to date will do. Nothing is written there. It ends with the training, or "
                   "with Ctrl+C. With --json each update is one JSON value on one line.\n\n"
                   "Examples:\n"
                   "  attentoscope-cli watch run\n"
                   "  attentoscope-cli watch /mnt/cluster/run --every 10 --json");
    return [values](const CommandContext& context) { return doWatch(*values, context); };
}

} // namespace attentoscope
