// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// soak_remote COMMAND…: makes every request to the engine that COMMAND reaches, and prints how long each takes.
#include "engine/remote/childconnection.h"
#include "engine/remote/remotesession.h"
#include "engine/types/programversion.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <span>

using namespace attentoscope;
using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

/// Prints the name of a request and its duration. A refusal ends the program.
template <typename Ask>
auto timed(const char* what, const Ask& ask)
{
    const auto begin = Clock::now();
    auto answer = ask();
    std::printf("%-20s %8.1f ms\n", what, millisecondsSince(begin));
    if (answer)
        return answer;
    std::printf("%s: %s\n", what, answer.error().message.c_str());
    std::exit(1);
}

/// Trains until this many further steps are reported.
void train(Session& session, std::int64_t steps)
{
    std::int64_t seen = 0;
    while (seen < steps) {
        const auto reports = session.advance(20ms, {});
        if (!reports) {
            std::printf("training: %s\n", reports.error().message.c_str());
            std::exit(1);
        }
        seen += static_cast<std::int64_t>(reports->steps.size());
    }
}

void printTimes(const char* what, std::vector<double> times)
{
    std::ranges::sort(times);
    std::printf("%-20s median %.1f ms, 95 %% %.1f ms, longest %.1f ms\n", what, times[times.size() / 2],
        times[times.size() * 95 / 100], times.back());
}

/// Translates during training. So the times include slices of the window and of the engine.
void translateMany(Session& session, const char* what)
{
    constexpr int count = 100;
    std::vector<double> times;
    for (int number = 0; number < count; ++number) {
        train(session, 1);
        const auto begin = Clock::now();
        if (!session.translate({.id = std::uint64_t(number) + 1, .source = "the black cat sleeps"}, {}, {}))
            std::exit(1);
        times.push_back(millisecondsSince(begin));
    }
    printTimes(what, times);
}

void askEverything(Session& session)
{
    const DataRequest data{.sample = "tiny-french", .samplePairs = 2'000};
    timed("load", [&] { return session.loadData(data, {}, {}); });
    timed("size", [&] { return session.sizeOf({}); });
    timed("start", [&] { return session.startTraining({.limit = {.steps = 1'000'000}}); });
    train(session, 20);
    timed("pause", [&] { return session.pauseTraining(); });
    timed("step", [&] { return session.advance(0ms, {}); });
    timed("validate", [&] { return session.validateNow(); });
    const auto translation =
        timed("translate", [&] { return session.translate({.id = 1, .source = "the black cat sleeps"}, {}, {}); });
    timed("dissect", [&] { return session.dissect({.id = 2, .translation = *translation}); });
    timed("measure", [&] { return session.measureSentences({.id = 3}, {}); });
    timed("sentences", [&] { return session.advanceSentences(50ms, {}); });
    timed("compare", [&] { return Result<Comparison>(session.compare({.id = 4, .source = "the cat"}, {})); });
    timed("runs", [&] { return session.runs(); });
    translateMany(session, "while it trains");
    timed("finish", [&] { return session.finishTraining(TrainingEnd::Stopped); });
    std::vector<double> times;
    for (std::uint64_t number = 0; number < 100; ++number) {
        const auto begin = Clock::now();
        if (!session.translate({.id = number + 1, .source = "the black cat sleeps"}, {}, {}))
            std::exit(1);
        times.push_back(millisecondsSince(begin));
    }
    printTimes("at rest", times);
    timed("discard", [&] { return session.discardTraining(); });
}

} // namespace

int main(int count, char** arguments)
{
    const auto words = std::span(arguments, static_cast<std::size_t>(count)).subspan(1);
    const std::vector<std::string> command(words.begin(), words.end());
    if (command.empty())
        return 2;
    const auto session =
        connectSession({.connect = [&] { return ChildConnection::start(command); }, .version = programVersion});
    if (!session) {
        std::printf("%s\n", session.error().message.c_str());
        return 1;
    }
    askEverything(**session);
    return 0;
}
