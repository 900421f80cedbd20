// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"
#include "temporaryfolder.h"

#include "engine/storage/runfollower.h"
#include "engine/storage/runlist.h"
#include "engine/storage/savedmodel.h"

#include <array>
#include <fstream>

namespace attentoscope::fuzz {

namespace {

constexpr std::array<const char*, 13> parts = {"config.json", "vocab.source.txt", "vocab.target.txt",
    "spacing.target.txt", "metrics.jsonl", "watched/snapshots.jsonl", "current", "best", "saves/3/model.safetensors",
    "saves/3/state.safetensors", "subwords.source.model", "subwords.target.model", "heads.jsonl"};

/// The input is the files of a run one after the other, each behind "\n@@", a letter that says which it is, and "\n".
void writeRun(const std::filesystem::path& folder, std::string_view bytes)
{
    constexpr std::string_view mark = "\n@@";
    std::filesystem::create_directories(folder / "saves/3");
    std::filesystem::create_directories(folder / "watched");
    for (auto at = bytes.find(mark); at != std::string_view::npos;) {
        bytes.remove_prefix(at + mark.size());
        at = bytes.find(mark);
        const auto part = bytes.substr(0, at);
        const auto which = part.empty() ? parts.size() : static_cast<std::size_t>(part.front() - 'a');
        if (which >= parts.size() || part.size() < 2)
            continue;
        std::ofstream(folder / parts[which], std::ios::binary)
            .write(part.data() + 2, static_cast<std::streamsize>(part.size() - 2));
    }
}

} // namespace

/// All that opening a run and going on with it reads, but the model itself.
void readRun(std::string_view bytes)
{
    const TemporaryFolder place;
    const auto folder = place.path() / "run";
    writeRun(folder, bytes);
    static_cast<void>(readRunRecord(folder, RunDetail::History));
    RunFollower follower(folder);
    for (int look = 0; look < 8; ++look) // zeros are waited for
        static_cast<void>(follower.look());
    auto run = RunFolder::open(folder);
    if (!run)
        return;
    static_cast<void>(run->readMetrics());
    static_cast<void>(run->readWatched());
    static_cast<void>(run->readHeads());
    for (const auto which : {WhichSave::Best, WhichSave::Current})
        if (checkSavedSize(*run, which))
            static_cast<void>(run->readModel(which));
    static_cast<void>(readSavedModel({folder.string(), SaveChoice::Best, 0}));
    const auto save = run->read(WhichSave::Current);
    if (!save)
        return;
    static_cast<void>(run->missingMetrics(save->position));
    static_cast<void>(run->cutWatchedAfter(save->position.step));
    static_cast<void>(run->cutHeadsAfter(save->position.step));
    static_cast<void>(run->truncateMetrics(save->position.metricsBytes));
    static_cast<void>(run->append(StepReport{.step = save->position.step + 1}));
}

} // namespace attentoscope::fuzz
