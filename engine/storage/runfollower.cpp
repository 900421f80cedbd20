// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runfollower.h"

#include "engine/storage/files/files.h"
#include "engine/storage/headsline.h"
#include "engine/storage/headslog.h"
#include "engine/storage/metricsline.h"
#include "engine/storage/runlock.h"
#include "engine/storage/runpast.h"
#include "engine/storage/snapshotline.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <system_error>

namespace attentoscope {

namespace {

/// What one look reads of a file at most, so that a look is short and the window takes its news in one frame.
constexpr GrowingFile::Limits metricsAtOnce{.longestLine = 65'536, .atOnce = 1U << 20U};
constexpr GrowingFile::Limits snapshotsAtOnce{.longestLine = 16U << 20U, .atOnce = 2U << 20U};
constexpr GrowingFile::Limits headsAtOnce{.longestLine = 16U << 20U, .atOnce = 2U << 20U};
constexpr std::uint64_t longestFollowedConfig = 1 << 20;
/// What is told altogether, as whoever opens the run reads at most.
constexpr std::size_t mostFollowedOthers = 1'000'000;
constexpr std::size_t mostFollowedWords = 2'000'000;
constexpr std::size_t mostFollowedHeads = 2'000'000;

bool isThere(const std::filesystem::path& path)
{
    std::error_code problem;
    return std::filesystem::exists(path, problem);
}

std::chrono::system_clock::time_point writingOf(const std::filesystem::path& folder)
{
    std::chrono::system_clock::time_point newest;
    for (const char* file : {"metrics.jsonl", "current", "config.json"}) {
        std::error_code problem;
        const auto written = std::filesystem::last_write_time(folder / file, problem);
        if (!problem)
            newest = std::max(newest,
                std::chrono::file_clock::to_sys(
                    std::chrono::time_point_cast<std::chrono::system_clock::duration>(written)));
    }
    return newest;
}

} // namespace

RunFollower::RunFollower(std::filesystem::path folder, const KnownRun& known)
    : m_folder(std::move(folder))
    , m_known(known)
    , m_metrics(m_folder, "metrics.jsonl", metricsAtOnce)
    , m_snapshots(m_folder, std::filesystem::path("watched") / "snapshots.jsonl", snapshotsAtOnce)
    , m_heads(m_folder, headsFile, headsAtOnce)
    , m_saves(m_folder)
{
}

RunNews RunFollower::look(const std::stop_token& stop)
{
    RunNews news;
    news.folder = m_folder.string();
    news.activity = RunActivity::Gone;
    if (!isThere(m_folder))
        return news;
    // Whether it has ended is asked first: what was written before that is then read below.
    news.activity = activity();
    if (readConfig(news) && !m_isReplaced && !stop.stop_requested()) {
        readMetrics(news);
        if (!stop.stop_requested())
            readSnapshots(news);
        if (!stop.stop_requested())
            readHeads(news);
        readSaves(news);
    }
    if (m_isReplaced)
        news.activity = RunActivity::Replaced;
    if (news.activity == RunActivity::Ended && !news.hasMore)
        news.end = m_end;
    if (news.activity == RunActivity::Interrupted)
        news.end = RunPast::End::Interrupted;
    m_grew = m_grew || (m_hasLooked && news.isChanged);
    m_hasLooked = m_hasLooked || !news.hasMore;
    news.reports.progress = m_pace.progress(m_limit);
    news.newestSave = m_saves.newest();
    news.bestSave = m_saves.best();
    news.written = writingOf(m_folder);
    news.unreadableLines = m_unreadable;
    return news;
}

RunActivity RunFollower::activity() const
{
    switch (RunLock::stateOf(m_folder)) {
    case RunLock::State::Held:
        return RunActivity::Training;
    case RunLock::State::Interrupted:
        return RunLock::isHolderGone(m_folder) ? RunActivity::Interrupted : RunActivity::Unknown;
    case RunLock::State::Free:
        break;
    }
    // Copies and packed runs may be without it. Then only what is written tells.
    return m_grew && !isThere(m_folder / RunLock::fileName) ? RunActivity::Unknown : RunActivity::Ended;
}

/// Whether the run is known. A file that is written at this moment is read the next time.
bool RunFollower::readConfig(RunNews& news)
{
    const auto path = m_folder / "config.json";
    const auto file = InputFile::openIn(m_folder, "config.json");
    if (!file) {
        if (!m_config)
            news.problems.push_back(file.error());
        return m_config.has_value();
    }
    if (m_configState == file->state())
        return m_config.has_value();
    auto text = readTextFile(path, longestFollowedConfig);
    auto config = text ? configFromJson(*text, path) : std::unexpected(text.error());
    if (!config) {
        if (!m_config)
            news.problems.push_back(config.error());
        return m_config.has_value();
    }
    news.isChanged = true;
    m_configState = file->state();
    m_isReplaced = m_config && m_configText != *text;
    if (m_config)
        return true;
    m_configText = std::move(*text);
    m_config = std::move(*config);
    m_limit = pastOf({}, 0.0, m_config->configuration.training, RunLock::State::Free).limit;
    return true;
}

void RunFollower::note(const Result<GrowingFile::Growth>& growth, RunNews& news)
{
    if (!growth) {
        news.problems.push_back(growth.error());
        return;
    }
    m_unreadable += growth->unreadable;
    news.isChanged = news.isChanged || growth->isChanged;
    news.hasMore = news.hasMore || growth->hasMore;
}

void RunFollower::readMetrics(RunNews& news)
{
    const auto begin = [&] {
        news.metricsAnew = true;
        m_known = {};
        m_pace.clear();
        m_others = 0;
    };
    note(m_metrics.readOn(begin, [&](std::string_view line) { takeMetrics(std::string(line), news); }), news);
}

void RunFollower::takeMetrics(const std::string& line, RunNews& news)
{
    const auto entry = parseMetricsLine(line);
    const bool isUsable = entry
        && std::visit(
            [](const auto& report) { return std::isfinite(report.epoch) && std::isfinite(report.seconds); }, *entry);
    if (isUsable)
        std::visit([&](const auto& report) { take(report, news); }, *entry);
    else
        ++m_unreadable;
}

void RunFollower::take(const StepReport& step, RunNews& news)
{
    if (const auto* last = m_pace.last(); last && step.step <= last->step)
        return; // it was taken back, and nobody cut the file
    m_pace.add(step);
    if (step.step > m_known.step)
        news.reports.steps.push_back(step);
}

void RunFollower::take(const ValidationReport& validation, RunNews& news)
{
    if (validation.step > m_known.validation && ++m_others <= mostFollowedOthers)
        news.reports.validations.push_back(validation);
}

void RunFollower::take(const ChangeReport& change, RunNews& news)
{
    if (change.key == "epochs")
        m_limit = {.epochs = static_cast<int>(change.value)};
    else if (change.key == "steps")
        m_limit = {.steps = static_cast<std::int64_t>(change.value)};
    else if (change.key == "minutes")
        m_limit = {.minutes = change.value};
    if (change.step > m_known.step && ++m_others <= mostFollowedOthers)
        news.reports.changes.push_back(change);
}

void RunFollower::readSnapshots(RunNews& news)
{
    const auto begin = [&] {
        news.snapshotsAnew = true;
        m_words = 0;
    };
    note(m_snapshots.readOn(begin, [&](std::string_view line) { takeSnapshot(std::string(line), news); }), news);
}

void RunFollower::takeSnapshot(const std::string& line, RunNews& news)
{
    auto snapshot = parseSnapshotLine(line);
    if (!snapshot) {
        ++m_unreadable;
        return;
    }
    m_words += snapshot->translation.source.size() + snapshot->translation.target.size();
    if (m_words <= mostFollowedWords && snapshot->step > m_known.step)
        news.reports.snapshots.push_back(std::move(*snapshot));
}

void RunFollower::readHeads(RunNews& news)
{
    const auto begin = [&] {
        news.headsAnew = true;
        m_measured = 0;
    };
    note(m_heads.readOn(begin, [&](std::string_view line) { takeHeads(std::string(line), news); }), news);
}

void RunFollower::takeHeads(const std::string& line, RunNews& news)
{
    auto report = parseHeadsLine(line);
    if (!report) {
        ++m_unreadable;
        return;
    }
    m_measured += report->heads.size() + 1;
    if (m_measured <= mostFollowedHeads && report->step > m_known.validation)
        news.heads.push_back(std::make_shared<const HeadReport>(std::move(*report)));
}

/// What the newest save says of the limit, which a person may have given when the run was resumed, and of the end.
void RunFollower::readSaves(RunNews& news)
{
    auto saved = m_saves.look();
    if (!saved)
        return;
    news.isChanged = true;
    if (!*saved) {
        news.problems.push_back(saved->error());
        return;
    }
    const auto& position = (*saved)->position;
    const auto past =
        pastOf(position, static_cast<double>(position.epoch), m_config->configuration.training, RunLock::State::Free);
    m_limit = past.limit;
    m_end = past.end;
    news.reports.saves.push_back(std::move((*saved)->report));
}

} // namespace attentoscope
