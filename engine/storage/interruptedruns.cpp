// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/interruptedruns.h"

#include "engine/storage/runfolder.h"

#include <algorithm>
#include <functional>
#include <set>
#include <system_error>

namespace attentoscope {

namespace {

/// Of the save's name: replacing it is the last thing that a save does.
std::chrono::system_clock::time_point momentOf(const std::filesystem::path& folder)
{
    std::error_code problem;
    for (const char* file : {"current", "config.json"}) {
        const auto written = std::filesystem::last_write_time(folder / file, problem);
        if (!problem)
            return std::chrono::file_clock::to_sys(
                std::chrono::time_point_cast<std::chrono::system_clock::duration>(written));
    }
    return {};
}

std::optional<InterruptedRun> interruptedRun(const std::filesystem::path& folder)
{
    if (RunLock::stateOf(folder) != RunLock::State::Interrupted)
        return std::nullopt;
    const auto run = RunFolder::open(folder);
    if (!run)
        return std::nullopt;
    const auto& identity = run->identity();
    InterruptedRun interrupted{.folder = folder.string(),
        .preset = identity.configuration.preset,
        .task = identity.configuration.task,
        .data = identity.data,
        .step = 0,
        .seconds = 0.0,
        .saved = momentOf(folder)};
    if (!run->hasSave())
        return interrupted;
    const auto position = run->readPosition(WhichSave::Current);
    if (!position)
        return std::nullopt;
    interrupted.step = position->step;
    interrupted.seconds = position->seconds;
    return interrupted;
}

} // namespace

std::vector<InterruptedRun> findInterruptedRuns(
    std::span<const std::filesystem::path> folders, const std::filesystem::path& runs)
{
    std::set<std::filesystem::path> all(folders.begin(), folders.end());
    std::error_code problem;
    for (auto at = std::filesystem::directory_iterator(runs, problem); !problem && at != end(at); at.increment(problem))
        all.insert(at->path());
    std::vector<InterruptedRun> found;
    for (const auto& folder : all)
        if (auto run = interruptedRun(folder))
            found.push_back(std::move(*run));
    std::ranges::sort(found, std::greater(), &InterruptedRun::saved);
    return found;
}

Result<void> forgetInterruption(const std::filesystem::path& folder)
{
    return RunLock::forget(folder);
}

} // namespace attentoscope
