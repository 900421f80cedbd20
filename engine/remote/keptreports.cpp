// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/keptreports.h"

#include "engine/remote/wire.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <unordered_set>
#include <utility>

namespace attentoscope {

namespace {

/// The most that an engine keeps for a window that is away. All of it must fit into one frame.
inline constexpr std::size_t mostValidations = 20'000; ///< about 5 MiB
inline constexpr std::size_t mostChanges = 10'000;
inline constexpr std::size_t mostReportBytes = 60U << 20U; ///< a frame takes 64 MiB

/// Drops the oldest entries.
template <typename T>
void keepNewest(std::vector<T>& all, std::size_t most)
{
    if (all.size() > most)
        all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(most));
}

std::size_t bytesOf(const SharedHeadReport& report)
{
    return report ? sizeof(HeadReport) + report->heads.size() * sizeof(MeasuredHead) : 0;
}

std::size_t bytesOf(const Translation& translation)
{
    constexpr std::size_t bytesOfWord = 64; // bytes of a word: its text, its probability and its place
    std::size_t bytes = bytesOfWord * (translation.source.size() + translation.target.size());
    for (const auto& choice : translation.choices)
        bytes += bytesOfWord * choice.alternatives.size();
    const auto& map = translation.attention.weights;
    return bytes + (map ? map->size() * sizeof(float) : 0);
}

/// Keeps at most `mostValidations`: the newest ones, and the best. Only the newest keeps its pairs.
void thinValidations(std::vector<ValidationReport>& validations)
{
    for (std::size_t index = 0; index + 1 < validations.size(); ++index)
        validations[index].pairs = nullptr;
    while (validations.size() > mostValidations) {
        const auto best = std::find_if(
            validations.rbegin(), validations.rend(), [](const ValidationReport& one) { return one.best; });
        const auto kept = best == validations.rend() ? std::optional<ValidationReport>() : *best;
        halve(validations);
        const auto place =
            kept ? std::ranges::lower_bound(validations, kept->step, {}, &ValidationReport::step) : validations.end();
        if (place != validations.end() && place->step != kept->step)
            validations.insert(place, *kept);
    }
}

/// Drops every second report of heads until all have at most this many bytes. The newest report stays.
void fitHeads(std::vector<SharedHeadReport>& heads, std::size_t bytes)
{
    const auto all = [&] {
        std::size_t sum = 0;
        for (const auto& report : heads)
            sum += bytesOf(report);
        return sum;
    };
    while (heads.size() > 2 && all() > bytes)
        halve(heads);
}

void fitHeads(std::vector<ValidationReport>& validations, std::size_t bytes)
{
    std::vector<SharedHeadReport> heads;
    for (const auto& validation : validations)
        if (validation.heads)
            heads.push_back(validation.heads);
    const std::size_t before = heads.size();
    fitHeads(heads, bytes);
    if (heads.size() == before)
        return;
    auto next = heads.begin(); // both lists have the same order
    for (auto& validation : validations)
        if (next != heads.end() && validation.heads == *next)
            ++next;
        else
            validation.heads = nullptr;
}

/// The approximate bytes of snapshots, in memory and in a frame.
std::size_t weightsOf(const std::vector<WatchedSnapshot>& snapshots)
{
    std::size_t bytes = 0;
    for (const auto& snapshot : snapshots)
        bytes += bytesOf(snapshot.translation) + (snapshot.heads.weights ? snapshot.heads.weights->size() : 0);
    return bytes;
}

/// Drops every second snapshot of each sentence. The newest of each stays.
void thinSnapshots(std::vector<WatchedSnapshot>& snapshots)
{
    // Goes from the newest to the oldest. The first snapshot of each sentence stays; of the others, every second one
    // goes.
    std::unordered_set<std::size_t> seen;
    std::unordered_set<std::size_t> dropNext;
    std::vector<WatchedSnapshot> kept;
    for (auto snapshot = snapshots.rbegin(); snapshot != snapshots.rend(); ++snapshot) {
        const std::size_t sentence = snapshot->index;
        const bool isNewest = seen.insert(sentence).second;
        if (!isNewest && dropNext.erase(sentence) > 0)
            continue;
        dropNext.insert(sentence);
        kept.push_back(std::move(*snapshot));
    }
    std::reverse(kept.begin(), kept.end());
    snapshots = std::move(kept);
}

void fitSnapshots(std::vector<WatchedSnapshot>& snapshots, std::size_t bytes)
{
    while (weightsOf(snapshots) > bytes) {
        const auto before = snapshots.size();
        thinSnapshots(snapshots);
        if (snapshots.size() < before)
            continue;
        for (auto& snapshot : snapshots)
            snapshot.heads = {};
        return;
    }
}

template <typename T>
void append(std::vector<T>& all, std::vector<T>&& more)
{
    if (all.empty())
        all = std::move(more);
    else
        all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// Thins everything except the steps.
void thin(RunHistory& history)
{
    thinValidations(history.validations);
    fitHeads(history.heads, SessionStateKeeper::mostHeads);
    keepNewest(history.changes, mostChanges);
}

bool isWithinLimits(const RunHistory& history)
{
    return history.steps.size() <= SessionStateKeeper::mostSteps && history.validations.size() <= 1
        && history.heads.size() <= 1 && history.changes.size() <= mostChanges;
}

/// Drops the snapshots if the run would not fit into a frame because of long sentences.
RunDescription fittingAFrame(RunDescription run)
{
    if (run.snapshots && toWire(run).size() > mostReportBytes)
        run.snapshots = nullptr;
    return run;
}

} // namespace

void ReportBatcher::add(TrainingReports reports)
{
    append(m_reports.steps, std::move(reports.steps));
    append(m_reports.validations, std::move(reports.validations));
    append(m_reports.changes, std::move(reports.changes));
    append(m_reports.snapshots, std::move(reports.snapshots));
    append(m_reports.saves, std::move(reports.saves));
    append(m_reports.saveFailures, std::move(reports.saveFailures));
    append(m_reports.notices, std::move(reports.notices));
    m_reports.progress = reports.progress;
    m_reports.end = reports.end;
    m_isEmpty = false;
    thin();
}

TrainingReports ReportBatcher::take()
{
    m_isEmpty = true;
    auto reports = std::exchange(m_reports, {});
    const auto isTooLarge = [&] { return toWire(reports).size() > mostReportBytes; };
    if (isTooLarge() && !reports.validations.empty())
        reports.validations.back().pairs = nullptr;
    if (isTooLarge())
        reports.snapshots.clear();
    return reports;
}

void ReportBatcher::thin()
{
    thinValidations(m_reports.validations);
    fitHeads(m_reports.validations, maximumHeads);
    while (m_reports.snapshots.size() > maximumSnapshots) {
        const std::size_t before = m_reports.snapshots.size();
        thinSnapshots(m_reports.snapshots);
        if (m_reports.snapshots.size() == before)
            break;
    }
    fitSnapshots(m_reports.snapshots, maximumWeights);
    if (m_reports.steps.size() > maximumSteps)
        halve(m_reports.steps);
    keepNewest(m_reports.changes, mostChanges);
    keepNewest(m_reports.saves, maximumWords);
    keepNewest(m_reports.saveFailures, maximumWords);
    keepNewest(m_reports.notices, maximumWords);
}

RunDescription SessionStateKeeper::lighter(RunDescription run)
{
    if (!isWithinLimits(*run.history)) {
        auto history = *run.history;
        thin(history);
        ThinnedList<StepReport> steps(mostSteps, std::move(history.steps), history.every);
        history.every = steps.every();
        history.steps = std::move(steps).list();
        run.history = std::make_shared<const RunHistory>(std::move(history));
    }
    if (run.snapshots && weightsOf(*run.snapshots) > mostWeights) {
        auto snapshots = *run.snapshots;
        fitSnapshots(snapshots, mostWeights);
        run.snapshots = std::make_shared<const std::vector<WatchedSnapshot>>(std::move(snapshots));
    }
    return fittingAFrame(std::move(run));
}

void SessionStateKeeper::noteData(const CorpusSummary& data)
{
    m_data = data;
    if (m_run)
        m_run->hasItsData = data.isOfRun;
}

void SessionStateKeeper::noteRun(const RunDescription& run, SessionTraining training)
{
    m_run = lighter(run);
    m_history = *m_run->history;
    m_steps = ThinnedList<StepReport>(mostSteps, std::exchange(m_history.steps, {}), m_history.every);
    m_snapshots = m_run->snapshots ? *m_run->snapshots : std::vector<WatchedSnapshot>();
    m_run->history = noHistory;
    m_run->snapshots = nullptr;
    m_progress = {};
    m_training = training;
    if (m_data)
        m_data->isOfRun = run.hasItsData;
}

void SessionStateKeeper::forgetRun()
{
    m_run.reset();
    m_training = SessionTraining::None;
}

void SessionStateKeeper::noteReports(const TrainingReports& reports)
{
    if (!m_run)
        return;
    for (const auto& step : reports.steps)
        m_steps.add(step);
    for (const auto& validation : reports.validations) {
        if (validation.best)
            m_run->bestStep = validation.step;
        if (validation.heads)
            m_history.heads.push_back(validation.heads);
        m_history.validations.push_back(validation);
        m_history.validations.back().heads = nullptr; // the heads are in the list of heads
    }
    m_history.changes.insert(m_history.changes.end(), reports.changes.begin(), reports.changes.end());
    if (!reports.validations.empty() || !reports.changes.empty())
        thin(m_history);
    m_snapshots.insert(m_snapshots.end(), reports.snapshots.begin(), reports.snapshots.end());
    if (!reports.snapshots.empty())
        fitSnapshots(m_snapshots, mostWeights);
    if (!reports.saves.empty())
        m_run->saves = reports.saves.back().kept;
    m_progress = reports.progress;
    m_run->step = m_progress.step;
    m_run->weightsStep = m_progress.step;
    m_run->epoch = m_progress.epoch;
    m_run->seconds = m_progress.seconds;
}

void SessionStateKeeper::noteEnd(TrainingEnd end)
{
    m_training = SessionTraining::None;
    if (!m_run)
        return;
    m_run->past = RunPast{pastEnd(end), m_progress.limit, std::min(m_progress.fraction, 1.0)};
    if (end != TrainingEnd::Stopped && m_run->bestStep > 0)
        m_run->weightsStep = m_run->bestStep; // when training ends by itself, the best weights are loaded
}

SessionState SessionStateKeeper::state() const
{
    SessionState state{.data = m_data, .run = m_run, .training = m_training};
    if (!state.run)
        return state;
    auto history = m_history;
    history.steps = m_steps.list();
    history.every = m_steps.every();
    state.run->history = std::make_shared<const RunHistory>(std::move(history));
    if (!m_snapshots.empty())
        state.run->snapshots = std::make_shared<const std::vector<WatchedSnapshot>>(m_snapshots);
    state.run = fittingAFrame(std::move(*state.run));
    return state;
}

} // namespace attentoscope
