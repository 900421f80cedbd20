// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/standingkeeper.h"

#include "engine/remote/thinning.h"
#include "engine/remote/wire.h"
#include "engine/types/pastend.h"

#include <algorithm>

namespace attentoscope {

namespace {

void halveSteps(RunHistory& history)
{
    auto& steps = history.steps;
    for (std::size_t index = 0; 2 * index < steps.size(); ++index)
        steps[index] = steps[2 * index];
    steps.resize((steps.size() + 1) / 2);
    history.every *= 2;
}

/// All but the steps.
void thin(RunHistory& history)
{
    thinValidations(history.validations);
    fitHeads(history.heads, StandingKeeper::mostHeads);
    keepNewest(history.changes, mostChanges);
}

bool isWithinLimits(const RunHistory& history)
{
    return history.steps.size() <= StandingKeeper::mostSteps && history.validations.size() <= 1
        && history.heads.size() <= 1 && history.changes.size() <= mostChanges;
}

/// What pictures of long sentences have beyond their own limit.
RunDescription fittingAFrame(RunDescription run)
{
    if (run.snapshots && toWire(run).size() > mostReportBytes)
        run.snapshots = nullptr;
    return run;
}

} // namespace

RunDescription StandingKeeper::lighter(RunDescription run)
{
    if (!isWithinLimits(*run.history)) {
        auto history = *run.history;
        thin(history);
        const auto last = history.steps.empty() ? StepReport() : history.steps.back();
        while (history.steps.size() > mostSteps)
            halveSteps(history);
        if (!history.steps.empty() && history.steps.back().step != last.step)
            history.steps.push_back(last);
        run.history = std::make_shared<const RunHistory>(std::move(history));
    }
    if (run.snapshots && weightsOf(*run.snapshots) > mostWeights) {
        auto snapshots = *run.snapshots;
        fitSnapshots(snapshots, mostWeights);
        run.snapshots = std::make_shared<const std::vector<WatchedSnapshot>>(std::move(snapshots));
    }
    return fittingAFrame(std::move(run));
}

void StandingKeeper::noteData(const CorpusSummary& data)
{
    m_data = data;
    if (m_run)
        m_run->hasItsData = data.isOfRun;
}

void StandingKeeper::noteRun(const RunDescription& run, StandingTraining training)
{
    m_run = lighter(run);
    m_history = *m_run->history;
    m_snapshots = m_run->snapshots ? *m_run->snapshots : std::vector<WatchedSnapshot>();
    m_run->history = noHistory;
    m_run->snapshots = nullptr;
    m_lastStep.reset();
    m_seen = 0;
    m_progress = {};
    m_training = training;
    if (m_data)
        m_data->isOfRun = run.hasItsData;
}

void StandingKeeper::forgetRun()
{
    m_run.reset();
    m_training = StandingTraining::None;
}

void StandingKeeper::addStep(const StepReport& step)
{
    m_lastStep = step;
    if (m_seen++ % m_history.every != 0)
        return;
    m_lastStep.reset();
    m_history.steps.push_back(step);
    if (m_history.steps.size() > mostSteps)
        halveSteps(m_history);
}

void StandingKeeper::noteReports(const TrainingReports& reports)
{
    if (!m_run)
        return;
    std::ranges::for_each(reports.steps, [this](const StepReport& step) { addStep(step); });
    for (const auto& validation : reports.validations) {
        if (validation.best)
            m_run->bestStep = validation.step;
        if (validation.heads)
            m_history.heads.push_back(validation.heads);
        m_history.validations.push_back(validation);
        m_history.validations.back().heads = nullptr; // they are in the list
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

void StandingKeeper::noteEnd(TrainingEnd end)
{
    m_training = StandingTraining::None;
    if (!m_run)
        return;
    m_run->past = RunPast{pastEnd(end), m_progress.limit, std::min(m_progress.fraction, 1.0)};
    if (end != TrainingEnd::Stopped && m_run->bestStep > 0)
        m_run->weightsStep = m_run->bestStep; // the best weights are loaded when training ends by itself
}

Standing StandingKeeper::standing() const
{
    Standing standing{.data = m_data, .run = m_run, .training = m_training};
    if (!standing.run)
        return standing;
    auto history = m_history;
    if (m_lastStep)
        history.steps.push_back(*m_lastStep);
    standing.run->history = std::make_shared<const RunHistory>(std::move(history));
    if (!m_snapshots.empty())
        standing.run->snapshots = std::make_shared<const std::vector<WatchedSnapshot>>(m_snapshots);
    standing.run = fittingAFrame(std::move(*standing.run));
    return standing;
}

} // namespace attentoscope
