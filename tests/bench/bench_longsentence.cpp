// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What all heads of a long sentence cost, for an engine in this process and for one behind a connection:
//   bench_longsentence [WORDS [ROUNDS]]     (1,000 words, three rounds)
// The model is a Transformer of three layers with eight heads of each kind. It has been trained for two steps, so its
// translation is as long as is allowed. Prints in turns the seconds without and with heads, and the largest memory so
// far. That memory contains both ends of the connection.
#include "engine/session/session.h"
#include "tests/support/servedengine.h"

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>

using namespace attentoscope;

namespace {

void check(bool isDone, const char* what)
{
    if (isDone)
        return;
    std::cerr << what << " failed\n";
    std::exit(1);
}

std::unique_ptr<Session> trained()
{
    auto session = createSession({.threads = 2});
    check(session->loadData({.sample = "tiny-french", .samplePairs = 300}, {}, {}).has_value(), "loading");
    TrainingRequest request;
    request.preset = "transformer";
    request.settings = {{"layers", "3"}, {"heads", "8"}, {"embedding_size", "256"}};
    request.limit.steps = 2;
    check(session->startTraining(request).has_value(), "training");
    for (;;) {
        const auto reports = session->advance(std::chrono::milliseconds(50), {});
        check(reports.has_value(), "training");
        if (reports->end != TrainingEnd::StillRunning) {
            check(session->finishTraining(reports->end).has_value(), "training");
            return session;
        }
    }
}

std::string mostMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return line.substr(6);
    return {};
}

double seconds(Session& session, const std::string& sentence, int words, HeadsAnswer heads)
{
    const auto began = std::chrono::steady_clock::now();
    const auto answer = session.translate({.source = sentence, .maximumLength = words, .heads = heads}, {}, {});
    check(answer.has_value(), "translating");
    check(answer->heads.size() == (heads == HeadsAnswer::All ? 72U : 0U), "counting heads");
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

} // namespace

int main(int argc, char** argv)
{
    const int words = argc > 1 ? std::atoi(argv[1]) : 1'000, rounds = argc > 2 ? std::atoi(argv[2]) : 3;
    std::string sentence;
    for (int word = 0; word < words; ++word)
        sentence += word % 3 == 0 ? "cat " : word % 3 == 1 ? "the " : "sleeps ";
    const auto measure = [&](Session& session, const char* where) {
        for (int round = 0; round < rounds; ++round) {
            const double without = seconds(session, sentence, words, HeadsAnswer::None);
            const double with = seconds(session, sentence, words, HeadsAnswer::All);
            std::cout << where << ": " << without << " s without heads, " << with << " s with them, " << with / without
                      << " times; at most" << mostMemory() << std::endl;
        }
    };
    measure(*trained(), "in this process");
    tests::ServedEngine engine([]() -> Result<std::unique_ptr<Session>> { return trained(); });
    measure(*engine.connect(), "over a connection");
    return 0;
}
