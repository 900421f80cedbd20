// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the sums of a save cost:
//   bench_sums [FOLDER [MEGABYTES…]]
// Writes and reads saves of these sizes (1 and 290 MB), of which a third are weights and two thirds the state of Adam.
// Also times the sums alone. The bytes are summed piece by piece while they are in the processor's cache, as in a save
// and an opening. The file of sums is written and synced as in a save, and read as in an opening.
#include "engine/storage/files/sums.h"
#include "engine/storage/savestore.h"
#include "tests/bench/timings.h"

#include <algorithm>
#include <chrono>
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

using Work = std::function<void()>;

double millisecondsOf(const Work& work)
{
    const auto begun = Clock::now();
    work();
    return std::chrono::duration<double, std::milli>(Clock::now() - begun).count();
}

std::vector<double> timed(int rounds, const Work& work)
{
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round)
        times.push_back(millisecondsOf(work));
    return times;
}

/// Milliseconds for the sums alone.
double addAll(const std::vector<const StoredTensors*>& files)
{
    constexpr std::size_t pieceBytes = 1U << 18U; // as in the writer and the reader of safetensors
    std::vector<std::byte> piece(pieceBytes);
    double milliseconds = 0.0;
    for (const auto* file : files) {
        ContentSum sum;
        for (const auto& tensor : file->tensors)
            for (auto rest = Bytes(tensor.bytes); !rest.empty();
                rest = rest.subspan(std::min(pieceBytes, rest.size()))) {
                const auto part = rest.first(std::min(pieceBytes, rest.size()));
                std::ranges::copy(part, piece.begin());
                milliseconds += millisecondsOf([&] { sum.add(Bytes(piece).first(part.size())); });
            }
        milliseconds += millisecondsOf([&] { (void)sum.text(); });
    }
    return milliseconds;
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
        store.write(save, SaveKind::Plain).value();
    });
    const auto opening = timed(rounds, [&] { store.read(WhichSave::Current).value(); });
    std::vector<double> adding;
    for (int round = 0; round < rounds; ++round)
        adding.push_back(addAll({&save.model, &save.state}));
    const auto place = folder / "saves" / std::to_string(save.position.step);
    const auto reading = timed(rounds, [&] { FileSums::readIn(place).value(); });
    const auto text = FileSums::readIn(place).value().value().text();
    const Bytes lines = std::as_bytes(std::span(text));
    const auto writing = timed(rounds, [&] { writeFile(systemFiles(), folder / "sums", {&lines, 1}).value(); });
    std::printf("%zu MB\n", megabytes);
    bench::print("a save", saving);
    bench::print("an opening", opening);
    bench::print("the sums of its bytes", adding);
    bench::print("the file of sums, written", writing);
    bench::print("the file of sums, read", reading);
    constexpr double perCent = 100.0;
    const auto median = [](const std::vector<double>& times) { return bench::share(times, 0.5); };
    // The file of sums makes one sync of a folder unnecessary in a save.
    std::printf("sums: %.1f %% of a save, %.1f %% of an opening\n", perCent * median(adding) / median(saving),
        perCent * (median(adding) + median(reading)) / median(opening));
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
