// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long training is held by a save, and how much memory that takes:
//   GOMP_SPINCOUNT=100000 bench_saving SOURCE-FILE TARGET-FILE [PRESET [FOLDER]]
// Saves after every few steps: first in the background, as training does, then while the caller waits.
#include "engine/session/session.h"
#include "tests/bench/timings.h"
#include "tests/soak/resources.h"

#include <cstdio>
#include <filesystem>

using namespace attentoscope;

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point begun)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begun).count();
}

int fail(const Error& error)
{
    std::fprintf(stderr, "%s\n", error.message.c_str());
    return 1;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fputs("bench_saving SOURCE-FILE TARGET-FILE [PRESET [FOLDER]]\n", stderr);
        return 2;
    }
    const std::filesystem::path folder = argc > 4 ? argv[4] : "bench_saving.run";
    std::filesystem::remove_all(folder);
    const auto session = createSession({});
    DataRequest data{.source = argv[1], .target = argv[2]};
    if (const auto loaded = session->loadData(data, {}, {}); !loaded)
        return fail(loaded.error());
    TrainingRequest request{.preset = argc > 3 ? argv[3] : "luong-general",
        .settings = {{"autosave_seconds", "2"}, {"validation_epochs", "1000"}},
        .limit = {.steps = 1'000'000},
        .runFolder = folder.string()};
    const auto run = session->startTraining(request);
    if (!run)
        return fail(run.error());
    std::printf("%lld weights\n", static_cast<long long>(run->parameters));

    constexpr std::size_t wanted = 9;
    std::vector<double> copies, steps, whole;
    double before = 0.0;
    while (copies.size() < wanted) {
        const auto begun = Clock::now();
        const auto reports = session->advance(std::chrono::milliseconds(1), {});
        if (!reports)
            return fail(reports.error());
        (reports->steps.empty() ? copies : steps).push_back(millisecondsSince(begun));
        if (copies.empty())
            before = soak::statusNumber("VmHWM:") / 1024.0;
    }
    std::printf("most memory: %.0f MiB before the first save, %.0f MiB after the last\n", before,
        soak::statusNumber("VmHWM:") / 1024.0);
    while (whole.size() < wanted) {
        const auto begun = Clock::now();
        if (const auto saved = session->save(); !saved)
            return fail(saved.error());
        whole.push_back(millisecondsSince(begun));
    }
    bench::print("a step", steps);
    bench::print("held by a save beside the training", copies);
    bench::print("a save that is waited for", whole);
    session->discardTraining().value();
    return 0;
}
