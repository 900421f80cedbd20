// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runfollower.h"

#include "engine/storage/files/growingfile.h"
#include "engine/storage/recordlog.h"
#include "engine/storage/runlock.h"
#include "engine/storage/savestore.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <system_error>

namespace attentoscope {

namespace {

constexpr std::size_t stepsOfPace = 200; ///< includes the validations between them
constexpr std::size_t stepsOfSpeed = 10;

/// The most that one call reads of a file. It keeps calls short, so that the window can draw the news in one frame.
constexpr GrowingFile::Limits metricsAtOnce{.longestLine = longestRecordLine<MetricsEntry>, .atOnce = 1U << 20U};
constexpr GrowingFile::Limits snapshotsAtOnce{.longestLine = longestRecordLine<WatchedSnapshot>, .atOnce = 2U << 20U};
constexpr GrowingFile::Limits headsAtOnce{.longestLine = longestRecordLine<HeadReport>, .atOnce = 2U << 20U};
constexpr std::uint64_t longestFollowedConfig = 1 << 20;
/// The most reports in total. It is the limit for opening a run, too.
constexpr std::size_t mostFollowedOthers = 1'000'000;
constexpr std::size_t mostFollowedWords = 2'000'000;
constexpr std::size_t mostFollowedHeads = 2'000'000;

std::optional<std::int64_t> wholeSave(const SaveFolders& saves, WhichSave which)
{
    const auto step = saves.named(which);
    std::error_code problem;
    const bool isWhole = step && std::filesystem::exists(saves.of(*step) / "model.safetensors", problem)
        && std::filesystem::exists(saves.of(*step) / "state.safetensors", problem);
    return isWhole ? step : std::nullopt;
}

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

/// The speed of a training, measured over its last steps.
class RunPace
{
public:
    void clear() { m_steps.clear(); }
    void add(const StepReport& step);
    const StepReport* last() const { return m_steps.empty() ? nullptr : &m_steps.back(); }
    /// The progress towards this limit. The remaining time is known if there are a step and a limit.
    TrainingProgress progress(const TrainingLimit& limit) const;

private:
    double secondsFor(double units, double unitsDone) const;

    std::deque<StepReport> m_steps; ///< the last steps
};

void RunPace::add(const StepReport& step)
{
    m_steps.push_back(step);
    if (m_steps.size() > stepsOfPace)
        m_steps.pop_front();
}

/// The time for `units` more units, if the known steps did `unitsDone` of them.
double RunPace::secondsFor(double units, double unitsDone) const
{
    const double seconds = m_steps.back().seconds - m_steps.front().seconds;
    return unitsDone > 0.0 && seconds > 0.0 ? std::max(0.0, units) * seconds / unitsDone : 0.0;
}

TrainingProgress RunPace::progress(const TrainingLimit& limit) const
{
    TrainingProgress progress;
    progress.limit = limit;
    if (m_steps.empty())
        return progress;
    const auto &first = m_steps.front(), &last = m_steps.back();
    progress.step = last.step;
    progress.epoch = last.epoch;
    progress.seconds = last.seconds;
    const auto recent = std::min(m_steps.size(), stepsOfSpeed);
    for (auto place = m_steps.size() - recent; place < m_steps.size(); ++place)
        progress.targetTokensPerSecond += m_steps[place].targetTokensPerSecond / static_cast<double>(recent);
    const auto note = [&progress](double done, double whole, double secondsLeft) {
        const double fraction = std::clamp(done / whole, 0.0, 1.0);
        if (fraction < progress.fraction)
            return;
        progress.fraction = fraction;
        progress.secondsLeft = secondsLeft;
    };
    if (limit.steps > 0) {
        const auto done = static_cast<double>(last.step), whole = static_cast<double>(limit.steps);
        note(done, whole, secondsFor(whole - done, static_cast<double>(last.step - first.step)));
    }
    if (limit.epochs > 0)
        note(last.epoch, limit.epochs, secondsFor(limit.epochs - last.epoch, last.epoch - first.epoch));
    if (limit.minutes > 0.0)
        note(last.seconds, 60.0 * limit.minutes, std::max(0.0, 60.0 * limit.minutes - last.seconds));
    return progress;
}

/// The saves of a run that another program writes. Changes nothing.
class FollowedSaves
{
public:
    explicit FollowedSaves(std::filesystem::path run) : m_run(std::move(run)) { }

    struct News
    {
        SaveReport report; ///< report of the newest save
        RunPosition position; ///< position of the newest save
    };
    /// Returns none if the newest and the best save are the same as at the last call.
    std::optional<Result<News>> look();
    /// The newest save that can be opened. While a folder is copied, a save's folder exists before its files.
    std::optional<std::int64_t> newest() const { return m_newest; }
    std::optional<std::int64_t> best() const { return m_best; }

private:
    std::filesystem::path m_run;
    std::optional<std::int64_t> m_newest, m_best;
};

std::optional<Result<FollowedSaves::News>> FollowedSaves::look()
{
    const SaveFolders saves(m_run);
    const auto newest = wholeSave(saves, WhichSave::Current);
    const auto best = wholeSave(saves, WhichSave::Best);
    if (!newest || (newest == m_newest && best == m_best))
        return std::nullopt;
    auto position = SaveStore(systemFiles(), m_run, 1).readPosition(WhichSave::Current);
    if (!position)
        return std::unexpected(position.error());
    m_newest = newest;
    m_best = best;
    return News{{.step = *newest, .folder = m_run.string(), .best = newest == best, .kept = saves.steps()}, *position};
}

/// Everything that is known about the run.
class RunFollower::Followed
{
public:
    Followed(std::filesystem::path folder, const KnownRun& known);

    RunNews look(const std::stop_token& stop);
    const std::optional<RunConfig>& config() const { return m_config; }

private:
    struct Log
    {
        GrowingFile file;
        std::size_t unreadable = 0; ///< number of its lines that cannot be read
    };
    bool readConfig(RunNews& news);
    void readLogs(RunNews& news, const std::stop_token& stop);
    template <typename Record>
    void readOn(Log& log, RunNews& news, const std::function<void()>& restart);
    void take(const MetricsEntry& entry, RunNews& news);
    void take(const StepReport& step, RunNews& news);
    void take(const ValidationReport& validation, RunNews& news);
    void take(const ChangeReport& change, RunNews& news);
    void take(WatchedSnapshot snapshot, RunNews& news);
    void take(HeadReport report, RunNews& news);
    void readSaves(RunNews& news);
    RunActivity activity() const;

    std::filesystem::path m_folder;
    KnownRun m_known;
    Log m_metrics, m_snapshots, m_heads;
    FollowedSaves m_saves;
    std::optional<RunConfig> m_config;
    std::optional<FileState> m_configState;
    std::string m_configText;
    RunPace m_pace;
    TrainingLimit m_limit;
    RunPast::End m_end = RunPast::End::Stopped; ///< from the newest save, once training has ended
    std::size_t m_others = 0; ///< number of validations and changed settings
    std::size_t m_words = 0; ///< number of words in snapshots
    std::size_t m_measured = 0; ///< number of measured heads
    bool m_isReplaced = false;
    bool m_hasLooked = false;
    bool m_grew = false; ///< whether a file has grown since the first call
};

RunFollower::Followed::Followed(std::filesystem::path folder, const KnownRun& known)
    : m_folder(std::move(folder))
    , m_known(known)
    , m_metrics(GrowingFile(m_folder, metricsFile, metricsAtOnce))
    , m_snapshots(GrowingFile(m_folder, snapshotsFile, snapshotsAtOnce))
    , m_heads(GrowingFile(m_folder, headsFile, headsAtOnce))
    , m_saves(m_folder)
{
}

RunNews RunFollower::Followed::look(const std::stop_token& stop)
{
    RunNews news;
    news.folder = m_folder.string();
    news.activity = RunActivity::Gone;
    if (!isThere(m_folder))
        return news;
    // must be called first, so that everything that was written before the end is read below
    news.activity = activity();
    if (readConfig(news) && !m_isReplaced && !stop.stop_requested()) {
        readLogs(news, stop);
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
    news.unreadableLines = m_metrics.unreadable + m_snapshots.unreadable + m_heads.unreadable;
    return news;
}

RunActivity RunFollower::Followed::activity() const
{
    switch (RunLock::stateOf(m_folder)) {
    case RunLock::State::Held:
        return RunActivity::Training;
    case RunLock::State::Interrupted:
        return RunLock::isHolderGone(m_folder) ? RunActivity::Interrupted : RunActivity::Unknown;
    case RunLock::State::Free:
        break;
    }
    // Copies and packed runs may have no lock file. Then only new lines show that the run is being trained.
    return m_grew && !isThere(m_folder / RunLock::fileName) ? RunActivity::Unknown : RunActivity::Ended;
}

/// Whether the run is known. If a file is just being written, it is read at the next call.
bool RunFollower::Followed::readConfig(RunNews& news)
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

void RunFollower::Followed::readLogs(RunNews& news, const std::stop_token& stop)
{
    readOn<MetricsEntry>(m_metrics, news, [&] {
        news.metricsAnew = true;
        m_known = {};
        m_pace.clear();
        m_others = 0;
    });
    if (!stop.stop_requested())
        readOn<WatchedSnapshot>(m_snapshots, news, [&] {
            news.snapshotsAnew = true;
            m_words = 0;
        });
    if (!stop.stop_requested())
        readOn<HeadReport>(m_heads, news, [&] {
            news.headsAnew = true;
            m_measured = 0;
        });
}

/// Reads what is new in a log. Calls `restart` if the log is read from its beginning.
template <typename Record>
void RunFollower::Followed::readOn(Log& log, RunNews& news, const std::function<void()>& restart)
{
    const auto begin = [&] {
        log.unreadable = 0;
        restart();
    };
    const auto takeLine = [&](std::string_view line) {
        auto record = parseRecord<Record>(std::string(line));
        if (record && isPlaced(*record))
            take(std::move(*record), news);
        else
            ++log.unreadable;
    };
    const auto growth = log.file.readOn(begin, takeLine);
    if (!growth) {
        news.problems.push_back(growth.error());
        return;
    }
    log.unreadable += growth->unreadable;
    news.isChanged = news.isChanged || growth->isChanged;
    news.hasMore = news.hasMore || growth->hasMore;
}

void RunFollower::Followed::take(const MetricsEntry& entry, RunNews& news)
{
    std::visit([&](const auto& report) { take(report, news); }, entry);
}

void RunFollower::Followed::take(const StepReport& step, RunNews& news)
{
    if (const auto* last = m_pace.last(); last && step.step <= last->step)
        return; // the report is from a training that was undone, in a file that was not cut
    m_pace.add(step);
    if (step.step > m_known.step)
        news.reports.steps.push_back(step);
}

void RunFollower::Followed::take(const ValidationReport& validation, RunNews& news)
{
    if (validation.step > m_known.validation && ++m_others <= mostFollowedOthers)
        news.reports.validations.push_back(validation);
}

void RunFollower::Followed::take(const ChangeReport& change, RunNews& news)
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

void RunFollower::Followed::take(WatchedSnapshot snapshot, RunNews& news)
{
    m_words += snapshot.translation.source.size() + snapshot.translation.target.size();
    if (m_words <= mostFollowedWords && snapshot.step > m_known.step)
        news.reports.snapshots.push_back(std::move(snapshot));
}

void RunFollower::Followed::take(HeadReport report, RunNews& news)
{
    m_measured += report.heads.size() + 1;
    if (m_measured <= mostFollowedHeads && report.step > m_known.validation)
        news.heads.push_back(std::make_shared<const HeadReport>(std::move(report)));
}

/// Reads the limit, which a person may have set when resuming the run, and the end. Both are in the newest save.
void RunFollower::Followed::readSaves(RunNews& news)
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

RunFollower::RunFollower(std::filesystem::path folder, const KnownRun& known)
    : m_followed(std::make_unique<Followed>(std::move(folder), known))
{
}

RunFollower::~RunFollower() = default;

RunNews RunFollower::look(const std::stop_token& stop)
{
    return m_followed->look(stop);
}

const std::optional<RunConfig>& RunFollower::config() const
{
    return m_followed->config();
}

} // namespace attentoscope
