// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// soak_night begin|look|stop COMMAND…: a window whose engine COMMAND reaches. `begin` starts a training of a
// Transformer with five watched sentences and a validation every few steps, and disconnects. With `begin-in RUN`, the
// training is also saved in RUN twice a second. `look` connects again. It prints the seconds until it has the whole
// run, the newest step, the number of validations, and the number of validations in the curve. tests/soak/night.py and
// tests/soak/endings.py call it.
#include "engine/remote/childconnection.h"
#include "engine/remote/remotesession.h"
#include "engine/types/programversion.h"

#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

using namespace attentoscope;
using namespace std::chrono_literals;

namespace {

int refused(const Error& error)
{
    std::printf("%s\n", error.message.c_str());
    return 1;
}

int begin(Session& session, const std::string& run)
{
    const DataRequest data{.sample = "tiny-french", .samplePairs = 300};
    if (const auto loaded = session.loadData(data, {}, {}); !loaded)
        return refused(loaded.error());
    TrainingRequest request{.preset = "transformer-tiny",
        .settings = {{"validation_epochs", "0.5"}, {"patience", "0"}, {"batch_size", "64"},
            {"autosave_seconds", "0.5"}},
        .limit = {.steps = 100'000'000},
        .runFolder = run};
    request.watched = {{.source = "the black cat sleeps ."}, {.source = "my brother reads a good book ."},
        {.source = "the dogs sleep ."}, {.source = "she sees the red house ."}, {.source = "we eat ."}};
    if (const auto started = session.startTraining(request); !started)
        return refused(started.error());
    const auto reports = session.advance(20ms, {}); // from now on the engine trains by itself
    return reports ? 0 : refused(reports.error());
}

int look(Session& session, std::chrono::steady_clock::time_point began)
{
    const auto state = session.state();
    if (!state)
        return refused(state.error());
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    if (!state->run || !state->run->history || state->training != SessionTraining::Running)
        return refused({ErrorCode::Internal, "There is no training."});
    const auto& history = *state->run->history;
    const auto last = history.validations.empty() ? 0 : history.validations.back().step;
    const auto newest = history.steps.empty() ? 0 : history.steps.back().step;
    std::printf("%.3f %lld %lld %zu\n", seconds, static_cast<long long>(newest), static_cast<long long>(last),
        history.validations.size());
    return 0;
}

} // namespace

int main(int count, char** arguments)
{
    std::vector<std::string> command(arguments + 1, arguments + count);
    const auto takeWord = [&] {
        const auto word = command.empty() ? std::string() : command.front();
        command.erase(command.begin(), command.begin() + (command.empty() ? 0 : 1));
        return word;
    };
    const auto what = takeWord();
    const auto run = what == "begin-in" ? takeWord() : std::string();
    if (command.empty())
        return 2;
    const auto began = std::chrono::steady_clock::now();
    const auto session =
        connectSession({.connect = [&] { return ChildConnection::start(command); }, .version = programVersion});
    if (!session)
        return refused(session.error());
    if (what.starts_with("begin"))
        return begin(**session, run);
    if (what == "look")
        return look(**session, began);
    if (const auto ended = (*session)->discardTraining(); !ended)
        return refused(ended.error());
    return 0;
}
