// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/keptreports.h"

#include "engine/remote/wire.h"
#include "engine/settings/changedsettings.h"
#include "engine/settings/settings.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <unordered_set>
#include <utility>

namespace attentoscope {

namespace {

/// The most that an engine keeps for a window that is away. All of it must fit into one frame.
inline constexpr std::size_t mostValidations = 20'000; ///< about 4 MiB
inline constexpr std::size_t mostChanges = 10'000;
inline constexpr std::size_t mostReportBytes = 60U << 20U; ///< a frame takes 64 MiB

/// Drops the oldest entries.
template <typename T>
void keepNewest(std::vector<T>& all, std::size_t most)
{
    if (all.size() > most)
        all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(most));
}

template <typename T>
void append(std::vector<T>& all, std::vector<T>&& more)
{
    if (all.empty())
        all = std::move(more);
    else
        all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

// Bytes of memory, with those that a value points to. An allocation counts with its whole size, even if only a part is
// in use.

constexpr std::size_t bytesOfSharing = 32; // what a shared pointer needs besides its value

std::size_t bytesBeside(const std::string& text)
{
    const bool isInside = text.capacity() <= std::string().capacity();
    return isInside ? 0 : text.capacity() + 1;
}

std::size_t bytesBeside(const std::vector<Token>& tokens)
{
    std::size_t bytes = tokens.capacity() * sizeof(Token);
    for (const auto& token : tokens)
        bytes += bytesBeside(token.text);
    return bytes;
}

std::size_t bytesBeside(const AttentionMap& map)
{
    return map.centres.capacity() * sizeof(float)
        + (map.weights ? bytesOfSharing + sizeof(*map.weights) + map.weights->capacity() * sizeof(float) : 0);
}

std::size_t bytesBeside(const Translation& translation)
{
    std::size_t bytes = bytesBeside(translation.source) + bytesBeside(translation.target)
        + translation.probabilities.capacity() * sizeof(float) + bytesBeside(translation.text)
        + bytesBeside(translation.attention) + translation.choices.capacity() * sizeof(WordChoice);
    for (const auto& choice : translation.choices)
        bytes += choice.alternatives.capacity() * sizeof(Alternative);
    return bytes;
}

std::size_t bytesOf(const WatchedSnapshot& snapshot)
{
    const auto& [source, target] = snapshot.sentence;
    const auto& heads = snapshot.heads.weights;
    return sizeof(snapshot) + bytesBeside(snapshot.translation) + bytesBeside(source)
        + (target ? bytesBeside(*target) : 0) + (heads ? bytesOfSharing + sizeof(*heads) + heads->capacity() : 0);
}

std::size_t bytesOf(const SharedHeadReport& report)
{
    return report ? bytesOfSharing + sizeof(HeadReport) + report->heads.capacity() * sizeof(MeasuredHead) : 0;
}

std::size_t bytesOf(const ValidationReport& validation)
{
    return bytesOf(validation.heads);
}

template <typename T>
std::size_t bytesOfAll(const std::vector<T>& all)
{
    std::size_t bytes = 0;
    for (const auto& one : all)
        bytes += bytesOf(one);
    return bytes;
}

/// Adds validations, and keeps at most `mostValidations`: the newest ones, and the best. Only the newest has its pairs.
void addThinned(std::vector<ValidationReport>& validations, std::vector<ValidationReport> more)
{
    if (more.empty())
        return;
    if (!validations.empty())
        validations.back().pairs = nullptr;
    for (std::size_t index = 0; index + 1 < more.size(); ++index)
        more[index].pairs = nullptr;
    append(validations, std::move(more));
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
    while (heads.size() > 2 && bytesOfAll(heads) > bytes)
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

/// Returns the bytes of the snapshots that stay.
std::size_t fitSnapshots(std::vector<WatchedSnapshot>& snapshots, std::size_t most)
{
    while (bytesOfAll(snapshots) > most) {
        const auto before = snapshots.size();
        thinSnapshots(snapshots);
        if (snapshots.size() < before)
            continue;
        for (auto& snapshot : snapshots)
            snapshot.heads = {};
        break;
    }
    return bytesOfAll(snapshots);
}

/// Thins everything except the steps.
void thin(RunHistory& history)
{
    addThinned(history.validations, std::exchange(history.validations, {}));
    fitHeads(history.heads, SessionStateKeeper::mostHeads);
    keepNewest(history.changes, mostChanges);
}

bool isWithinLimits(const RunHistory& history)
{
    return history.steps.size() <= SessionStateKeeper::mostSteps && history.validations.size() <= 1
        && history.heads.size() <= 1 && history.changes.size() <= mostChanges;
}

/// Drops the snapshots if long sentences make the run too large for a frame.
RunDescription fittingAFrame(RunDescription run)
{
    if (run.snapshots && wireBytes(run) > mostReportBytes)
        run.snapshots = nullptr;
    return run;
}

} // namespace

void ReportBatcher::add(TrainingReports reports)
{
    append(m_reports.steps, std::move(reports.steps));
    addValidations(std::move(reports.validations));
    append(m_reports.changes, std::move(reports.changes));
    addSnapshots(std::move(reports.snapshots));
    append(m_reports.saves, std::move(reports.saves));
    append(m_reports.saveFailures, std::move(reports.saveFailures));
    append(m_reports.notices, std::move(reports.notices));
    m_reports.progress = reports.progress;
    m_reports.end = reports.end;
    m_isEmpty = false;
    if (m_reports.steps.size() > maximumSteps)
        halve(m_reports.steps);
    keepNewest(m_reports.changes, mostChanges);
    keepNewest(m_reports.saves, maximumWords);
    keepNewest(m_reports.saveFailures, maximumWords);
    keepNewest(m_reports.notices, maximumWords);
}

void ReportBatcher::addValidations(std::vector<ValidationReport> validations)
{
    m_headBytes += bytesOfAll(validations);
    addThinned(m_reports.validations, std::move(validations));
    if (m_headBytes <= maximumHeads)
        return;
    fitHeads(m_reports.validations, maximumHeads);
    m_headBytes = bytesOfAll(m_reports.validations);
}

void ReportBatcher::addSnapshots(std::vector<WatchedSnapshot> snapshots)
{
    m_snapshotBytes += bytesOfAll(snapshots);
    auto& all = m_reports.snapshots;
    append(all, std::move(snapshots));
    bool isThinned = false;
    for (std::size_t before = 0; all.size() > maximumSnapshots && all.size() != before; isThinned = true) {
        before = all.size();
        thinSnapshots(all);
    }
    if (isThinned || m_snapshotBytes > maximumWeights)
        m_snapshotBytes = fitSnapshots(all, maximumWeights);
}

TrainingReports ReportBatcher::take()
{
    auto reports = std::exchange(*this, {}).m_reports;
    const auto isTooLarge = [&] { return wireBytes(reports) > mostReportBytes; };
    if (isTooLarge() && !reports.validations.empty())
        reports.validations.back().pairs = nullptr;
    if (isTooLarge())
        reports.snapshots.clear();
    return reports;
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
    if (run.snapshots && bytesOfAll(*run.snapshots) > mostWeights) {
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
    m_snapshots = std::make_shared<std::vector<WatchedSnapshot>>();
    m_snapshotBytes = 0;
    if (m_run->snapshots)
        addSnapshots(*m_run->snapshots);
    m_run->history = noHistory;
    m_run->snapshots = nullptr;
    m_progress = {};
    m_training = training;
    m_failure = {};
    if (m_data)
        m_data->isOfRun = run.hasItsData;
}

void SessionStateKeeper::forgetRun()
{
    m_run.reset();
    m_history = {};
    m_steps = ThinnedList<StepReport>(mostSteps);
    m_snapshots = std::make_shared<std::vector<WatchedSnapshot>>();
    m_snapshotBytes = 0;
    m_training = SessionTraining::None;
    m_failure = {};
}

void SessionStateKeeper::noteTraining(SessionTraining training)
{
    m_training = training;
    if (training == SessionTraining::Running)
        m_failure = {};
}

void SessionStateKeeper::noteFailure(const Error& error)
{
    m_training = SessionTraining::Paused;
    m_failure = error.message;
}

void SessionStateKeeper::noteReports(const TrainingReports& reports)
{
    if (!m_run)
        return;
    for (const auto& step : reports.steps)
        m_steps.add(step);
    if (!reports.steps.empty())
        m_failure = {}; // training goes on
    for (const auto& validation : reports.validations)
        if (validation.best)
            m_run->mean = validation.mean;
    auto validations = reports.validations;
    for (auto& validation : validations) {
        if (validation.best)
            m_run->bestStep = validation.step;
        const auto heads = std::exchange(validation.heads, nullptr); // heads have a list of their own
        if (!heads || validation.isDiscarded())
            continue;
        if (!m_history.heads.empty() && m_history.heads.back()->step == heads->step)
            m_history.heads.pop_back(); // a mean of saves was kept
        m_history.heads.push_back(heads);
    }
    addThinned(m_history.validations, std::move(validations));
    fitHeads(m_history.heads, mostHeads);
    append(m_history.changes, std::vector(reports.changes));
    keepNewest(m_history.changes, mostChanges);
    noteChanges(reports.changes);
    addSnapshots(reports.snapshots);
    if (!reports.saves.empty())
        noteSave(reports.saves.back());
    m_progress = reports.progress;
    m_run->step = m_progress.step;
    m_run->weightsStep = m_progress.step;
    m_run->epoch = m_progress.epoch;
    m_run->seconds = m_progress.seconds;
}

void SessionStateKeeper::noteChanges(const std::vector<ChangeReport>& changes)
{
    if (!m_run || changes.empty())
        return;
    const auto changed = withChanges(m_run->configuration, changes);
    for (auto& [key, value] : m_run->values)
        if (std::ranges::find(changes, key, &ChangeReport::key) != changes.end())
            value = settingValue(changed, key);
}

void SessionStateKeeper::noteSave(const SaveReport& report)
{
    if (m_run)
        m_run->saves = report.kept;
}

void SessionStateKeeper::addSnapshots(const std::vector<WatchedSnapshot>& snapshots)
{
    if (snapshots.empty())
        return;
    if (m_snapshots.use_count() > 1) // a returned state shares them
        m_snapshots = std::make_shared<std::vector<WatchedSnapshot>>(*m_snapshots);
    m_snapshotBytes += bytesOfAll(snapshots);
    m_snapshots->insert(m_snapshots->end(), snapshots.begin(), snapshots.end());
    if (m_snapshotBytes > mostWeights)
        m_snapshotBytes = fitSnapshots(*m_snapshots, mostWeights);
}

void SessionStateKeeper::noteEnd(TrainingEnd end)
{
    notePast(end);
    const bool ownEnd = end == TrainingEnd::LimitReached || end == TrainingEnd::EarlyStopped;
    if (m_run && ownEnd && m_run->bestStep > 0)
        m_run->weightsStep = m_run->bestStep; // when training ends by itself, the best weights are loaded
}

void SessionStateKeeper::noteFailedEnd(TrainingEnd end, const Error& error)
{
    if (error.code == ErrorCode::Unwritable)
        return noteTraining(SessionTraining::Paused);
    notePast(end);
    if (m_run)
        m_run->notes.push_back(error.message); // perhaps no window is connected
}

void SessionStateKeeper::notePast(TrainingEnd end)
{
    m_training = SessionTraining::None;
    if (m_run)
        m_run->past = RunPast{
            pastEnd(end), m_progress.limit, end == TrainingEnd::GoalReached ? 1.0 : std::min(m_progress.fraction, 1.0)};
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
    if (!m_failure.empty())
        state.run->notes.push_back(m_failure);
    if (!m_snapshots->empty())
        state.run->snapshots = m_snapshots;
    state.run = fittingAFrame(std::move(*state.run));
    return state;
}

} // namespace attentoscope
