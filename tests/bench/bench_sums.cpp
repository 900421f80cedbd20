// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the sums of a save cost:
//   bench_sums [FOLDER [MEGABYTES…]]
// Writes and reads saves of these sizes (1 and 290 MB: a third weights, two thirds state of Adam), and times the sums
// alone: those of the same bytes, and the file of sums, synced as in a save.
#include "engine/storage/files/sums.h"
#include "engine/storage/savestore.h"
#include "tests/bench/timings.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>

using namespace attentoscope;

namespace {

using Clock = std::chrono::steady_clock;

StoredTensors tensorsOf(std::size_t bytes)
{
    constexpr std::size_t count = 20;
    StoredTensors stored;
    for (std::size_t number = 0; number < count; ++number) {
        const auto size = bytes / count / sizeof(float) * sizeof(float);
        StoredTensor tensor{"tensor " + std::to_string(number), TensorType::Float32,
            {static_cast<std::int64_t>(size / sizeof(float))}, std::vector<std::byte>(size)};
        for (std::size_t at = 0; at < size; ++at)
            tensor.bytes[at] = static_cast<std::byte>((at * 2654435761U) >> 25U & 0x3FU);
        stored.tensors.push_back(std::move(tensor));
    }
    return stored;
}

std::vector<double> timed(int rounds, const std::function<void()>& work)
{
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        const auto begun = Clock::now();
        work();
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begun).count());
    }
    return times;
}

std::string sumOf(const StoredTensors& stored)
{
    ContentSum sum;
    for (const auto& tensor : stored.tensors)
        sum.add(tensor.bytes);
    return sum.text();
}

void measure(const std::filesystem::path& folder, std::size_t megabytes)
{
    constexpr int rounds = 9;
    constexpr std::size_t bytesInMegabyte = 1'000'000;
    std::filesystem::create_directories(folder);
    RunSave save;
    save.model = tensorsOf(megabytes * bytesInMegabyte / 3);
    save.state = tensorsOf(megabytes * bytesInMegabyte * 2 / 3);
    SaveStore store(systemFiles(), folder, 1);
    const auto saving = timed(rounds, [&] {
        ++save.position.step;
        store.write(save, false).value();
    });
    const auto opening = timed(rounds, [&] { store.read(WhichSave::Current).value(); });
    FileSums sums;
    const auto adding = timed(rounds, [&] {
        sums.set("model.safetensors", sumOf(save.model));
        sums.set("state.safetensors", sumOf(save.state));
    });
    const auto text = sums.text();
    const Bytes lines = std::as_bytes(std::span(text));
    const auto writing = timed(rounds, [&] { writeFile(systemFiles(), folder / "sums", {&lines, 1}).value(); });
    std::printf("%zu MB\n", megabytes);
    bench::print("a save", saving);
    bench::print("an opening", opening);
    bench::print("the sums of its bytes", adding);
    bench::print("the file of sums", writing);
    constexpr double perCent = 100.0;
    // A save gives up one sync of a folder for the file of sums.
    const double share = perCent * bench::share(adding, 0.5);
    std::printf("sums: %.1f %% of a save, %.1f %% of an opening\n", share / bench::share(saving, 0.5),
        share / bench::share(opening, 0.5));
    std::filesystem::remove_all(folder);
}

} // namespace

int main(int argc, char** argv)
{
    const std::filesystem::path folder = argc > 1 ? argv[1] : "bench_sums.run";
    std::vector<std::size_t> sizes;
    for (int at = 2; at < argc; ++at)
        sizes.push_back(static_cast<std::size_t>(std::max(1, std::atoi(argv[at]))));
    if (sizes.empty())
        sizes = {1, 290};
    for (const auto megabytes : sizes)
        measure(folder, megabytes);
    return 0;
}
