// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/configjson.h"
#include "engine/storage/files/growingfile.h"
#include "engine/storage/followedsaves.h"
#include "engine/storage/runpace.h"
#include "engine/types/runnews.h"

#include <filesystem>
#include <stop_token>

namespace attentoscope {

/// Follows a run that another program or another machine writes: each look() tells what is new in its folder. It reads
/// only what was added, whether files are appended to, replaced by copies, or cut back, and it changes nothing there.
/// One thread uses it at a time.
class RunFollower
{
public:
    /// What is known already is not told, as long as the metrics are not begun anew.
    explicit RunFollower(std::filesystem::path folder, const KnownRun& known = {});

    RunNews look(const std::stop_token& stop = {});
    [[nodiscard]] const std::optional<RunConfig>& config() const { return m_config; } ///< none before it was readable

private:
    bool readConfig(RunNews& news);
    void readMetrics(RunNews& news);
    void takeMetrics(const std::string& line, RunNews& news);
    void readSnapshots(RunNews& news);
    void takeSnapshot(const std::string& line, RunNews& news);
    void readHeads(RunNews& news);
    void takeHeads(const std::string& line, RunNews& news);
    void readSaves(RunNews& news);
    void take(const StepReport& step, RunNews& news);
    void take(const ValidationReport& validation, RunNews& news);
    void take(const ChangeReport& change, RunNews& news);
    [[nodiscard]] RunActivity activity() const;
    void note(const Result<GrowingFile::Growth>& growth, RunNews& news);

    std::filesystem::path m_folder;
    KnownRun m_known;
    GrowingFile m_metrics, m_snapshots, m_heads;
    FollowedSaves m_saves;
    std::optional<RunConfig> m_config;
    std::optional<FileState> m_configState;
    std::string m_configText;
    RunPace m_pace;
    TrainingLimit m_limit;
    RunPast::End m_end = RunPast::End::Stopped; ///< by the newest save, once training has ended
    std::size_t m_unreadable = 0;
    std::size_t m_others = 0; ///< validations and changes of settings
    std::size_t m_words = 0; ///< of snapshots
    std::size_t m_measured = 0; ///< heads
    bool m_isReplaced = false;
    bool m_hasLooked = false;
    bool m_grew = false; ///< since the first look
};

} // namespace attentoscope
