// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tries the disks that a power cut may leave in the scenes of tests/engine/storage/powercutscenes.h. First it tries
// every loss of a single change, after each change. Then it tries random combinations, until DISKS different disks are
// tried:
//   soak_powercuts PROGRESS VERSION DISKS SECONDS
// It stops after SECONDS. Called again for the same VERSION, it continues from the file PROGRESS. Ends with 0 if all
// are tried, 1 if a disk was faulty, 2 if there is more to do. Its last line is a row of powercuts.tsv.
#include "tests/engine/storage/powercutscenes.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

using namespace attentoscope;

namespace {

constexpr int randomAtOnce = 250;

/// Plays the scenes on usual disks, and on disks that have no links and whose renames replace nothing.
std::vector<PowerCutTrial> playedIn(const std::filesystem::path& place)
{
    std::vector<PowerCutTrial> trials;
    for (const bool isPoor : {false, true})
        for (auto& scene : powerCutScenes())
            trials.emplace_back(std::move(scene), place / (isPoor ? "poor" : "usual"),
                isPoor ? DiskHabits{.replaces = false, .hasLinks = false, .hasLocks = false} : DiskHabits{});
    return trials;
}

/// The work in numbered pieces. There is one for each change of each scene, and then random ones without end.
class Pieces
{
public:
    Pieces(std::vector<PowerCutTrial> trials, std::string progress, std::string version)
        : m_trials(std::move(trials)), m_progress(std::move(progress)), m_version(std::move(version))
    {
        readProgress();
    }

    void doNext()
    {
        auto change = m_next++;
        for (auto& trial : m_trials) {
            if (change <= trial.changes())
                return trial.trySingleLosses(change);
            change -= trial.changes() + 1;
        }
        std::mt19937_64 generator(change); // the seed is the number of the random piece: 0, 1, 2 …
        auto& trial = m_trials[change % m_trials.size()];
        for (int disk = 0; disk < randomAtOnce; ++disk)
            trial.tryRandom(generator);
    }

    std::size_t changes() const
    {
        std::size_t sum = 0;
        for (const auto& trial : m_trials)
            sum += trial.changes() + 1;
        return sum;
    }
    std::size_t seeds() const { return m_next > changes() ? m_next - changes() : 0; }
    bool hasTriedEachLoss() const { return m_next >= changes(); }
    std::size_t disks() const
    {
        std::size_t sum = 0;
        for (const auto& trial : m_trials)
            sum += trial.disks().size();
        return sum;
    }
    std::size_t faultyDisks() const
    {
        auto sum = m_faultyBefore;
        for (const auto& trial : m_trials)
            sum += trial.faultyDisks();
        return sum;
    }
    void tellFaults() const
    {
        for (const auto& trial : m_trials)
            for (const auto& fault : trial.faults())
                std::fprintf(stderr, "%s\n", fault.c_str());
    }

    void writeProgress() const
    {
        std::ofstream file(m_progress);
        file << m_version << '\n' << m_next << ' ' << faultyDisks() << '\n';
        for (std::size_t scene = 0; scene < m_trials.size(); ++scene)
            for (const auto& [fingerprint, promise] : m_trials[scene].disks())
                file << scene << ' ' << fingerprint << ' ' << promise << '\n';
        if (!file.flush())
            std::fprintf(stderr, "%s cannot be written\n", m_progress.c_str());
    }

private:
    void readProgress()
    {
        std::ifstream file(m_progress);
        std::string version;
        if (!std::getline(file, version) || version != m_version)
            return;
        file >> m_next >> m_faultyBefore;
        std::size_t scene = 0;
        std::uint64_t fingerprint = 0;
        int promise = 0;
        while (file >> scene >> fingerprint >> promise)
            m_trials.at(scene).skip(fingerprint, promise);
    }

    std::vector<PowerCutTrial> m_trials;
    std::string m_progress;
    std::string m_version;
    std::size_t m_next = 0;
    std::size_t m_faultyBefore = 0;
};

int tryDisks(const char* progress, const char* version, std::size_t wanted, std::chrono::seconds time)
{
    const auto place = placeForTrials();
    Pieces pieces(playedIn(place), progress, version);
    const auto isDone = [&] { return pieces.hasTriedEachLoss() && pieces.disks() >= wanted; };
    const auto begin = std::chrono::steady_clock::now();
    while (!isDone() && std::chrono::steady_clock::now() - begin < time)
        pieces.doNext();
    std::filesystem::remove_all(place);
    pieces.writeProgress();
    pieces.tellFaults();
    std::printf(
        "%s\t%zu\t%zu\t%zu\t%zu\n", version, pieces.changes(), pieces.seeds(), pieces.disks(), pieces.faultyDisks());
    return pieces.faultyDisks() > 0 ? 1 : isDone() ? 0 : 2;
}

} // namespace

int main(int count, char** arguments)
{
    if (count != 5) {
        std::fprintf(stderr, "soak_powercuts PROGRESS VERSION DISKS SECONDS\n");
        return EXIT_FAILURE;
    }
    return tryDisks(arguments[1], arguments[2], std::strtoull(arguments[3], nullptr, 10),
        std::chrono::seconds(std::atoi(arguments[4])));
}
