// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a trained run takes to translate:
//   bench_decoding RUN FILE.tsv [THREADS [ROUNDS]]
// Translates all sentences of the file in batches, greedily and with a beam of five. Then translates those of twelve
// words one by one, as if they were typed. With ROUNDS it translates only the batches, greedily, this many times, so
// that two programs can be started in turns. The model decides how long its translations are, so compare only times of
// one run.
#include "engine/session/session.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <ranges>

using namespace attentoscope;

namespace {

using Requests = std::vector<TranslationRequest>;

double secondsOf(const auto& work)
{
    const auto began = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values.empty() ? 0.0 : values[values.size() / 2];
}

Requests readSources(const char* path)
{
    Requests requests;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);)
        requests.push_back({.source = line.substr(0, line.find('\t'))});
    return requests;
}

double batchSeconds(Session& session, Requests requests, int beam, int rounds = 5)
{
    for (auto& request : requests)
        request.beam = beam;
    std::vector<double> seconds;
    for (int round = 0; round < rounds; ++round)
        seconds.push_back(secondsOf([&] {
            if (const auto done = session.translateAll(requests, {}, {}); !done)
                std::cerr << done.error().message.text() << '\n';
        }));
    return median(seconds);
}

void measureSingle(Session& session, const Requests& requests)
{
    constexpr std::ptrdiff_t words = 12;
    std::vector<double> seconds;
    std::size_t tokens = 0;
    for (const auto& request : requests) {
        if (std::ranges::count(request.source, ' ') + 1 != words)
            continue;
        seconds.push_back(secondsOf([&] { tokens += session.translate(request, {}, {})->target.size(); }));
    }
    const auto count = static_cast<double>(std::max<std::size_t>(seconds.size(), 1));
    std::cout << seconds.size() << " sentences of " << words << " words, one by one: median " << 1e3 * median(seconds)
              << " ms, worst " << 1e3 * (seconds.empty() ? 0.0 : std::ranges::max(seconds)) << " ms, "
              << static_cast<double>(tokens) / count << " target tokens each\n";
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::cerr << "bench_decoding RUN FILE.tsv [THREADS [ROUNDS]]\n";
        return 2;
    }
    const auto session = createSession({.threads = argc > 3 ? std::atoi(argv[3]) : 0});
    if (const auto opened = session->openRun(argv[1], RunDetail::History); !opened) {
        std::cerr << opened.error().message.text() << '\n';
        return 1;
    }
    const auto requests = readSources(argv[2]);
    if (argc > 4) {
        std::cout << requests.size() << " sentences: greedy "
                  << batchSeconds(*session, requests, 1, std::max(1, std::atoi(argv[4]))) << " s\n";
        return 0;
    }
    const double greedy = batchSeconds(*session, requests, 1), beam = batchSeconds(*session, requests, 5);
    std::cout << requests.size() << " sentences: greedy " << greedy << " s, beam of 5 " << beam << " s, "
              << beam / greedy << " times as long\n";
    measureSingle(*session, requests);
}
