// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/shownmodel.h"

#include "engine/types/training.h"
#include "ui/language/languages.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

QString nameOfPairs(const DataRequest& data)
{
    return data.sample.empty() ? QFileInfo(QString::fromStdString(data.source)).fileName()
                               : QString::fromStdString(data.sample);
}

namespace {

TrainingLimit limitOf(const RunDescription& run)
{
    if (run.past)
        return run.past->limit;
    const auto& training = run.configuration.training;
    if (training.minutes > 0.0)
        return {.minutes = training.minutes};
    if (training.steps > 0)
        return {.steps = training.steps};
    return run.configuration.task == Task::Sentences ? TrainingLimit{.epochs = training.epochs} : TrainingLimit{};
}

/// How much of the limit is finished, 0 to 1. An opened run has stored it; for a new run it is computed.
double fractionOf(const RunDescription& run, const TrainingLimit& limit)
{
    if (run.past)
        return run.past->fraction;
    if (limit.minutes > 0.0)
        return std::min(1.0, run.seconds / (60.0 * limit.minutes));
    if (limit.steps > 0)
        return std::min(1.0, double(run.step) / double(limit.steps));
    return limit.epochs > 0 ? std::min(1.0, run.epoch / limit.epochs) : 0.0;
}

ShownRun shownRun(const RunDescription& run, const QString& preset)
{
    ShownRun shown;
    shown.folder = run.folder;
    shown.preset = run.opened ? QString::fromStdString(run.opened->format) : preset;
    shown.isOfOthers = run.opened.has_value();
    shown.isTrainedOn = run.origin.has_value();
    shown.name = run.folder.empty() ? shown.preset : QDir(QString::fromStdString(run.folder)).dirName();
    shown.task = run.configuration.task;
    shown.seed = run.configuration.training.seed;
    shown.data = nameOfPairs(run.data);
    shown.trainingPairs = run.trainingPairs;
    shown.parameters = double(run.parameters);
    shown.sourceVocabulary = run.sourceVocabulary;
    shown.targetVocabulary = run.targetVocabulary;
    shown.progress.step = run.step;
    shown.progress.epoch = run.epoch;
    shown.progress.seconds = run.seconds;
    shown.progress.limit = limitOf(run);
    shown.progress.fraction = fractionOf(run, shown.progress.limit);
    if (!run.history->steps.empty())
        shown.loss = run.history->steps.back().loss;
    if (run.past)
        shown.end = run.past->end;
    shown.weightsStep = run.weightsStep;
    shown.bestStep = run.bestStep;
    shown.mean = run.mean;
    shown.saves = run.saves;
    shown.savedStep = run.saves.empty() ? 0 : std::ranges::max(run.saves);
    return shown;
}

} // namespace

LoadedPairs ShownModel::pairs() const
{
    if (m_run && m_run->task != Task::Sentences)
        return LoadedPairs::NotNeeded;
    if (m_state.data != DataState::Loaded)
        return LoadedPairs::None;
    return m_areOfTheRun ? LoadedPairs::OfTheRun : LoadedPairs::Others;
}

bool ShownModel::awaitsNewModel() const
{
    return m_run && m_cameAfterTheRun && pairs() == LoadedPairs::Others;
}

bool ShownModel::isTrainedElsewhere() const
{
    return m_run && m_run->end == RunPast::End::TrainedElsewhere;
}

QString ShownModel::presetName(const std::string& id) const
{
    const auto preset = std::ranges::find(m_presets, id, &PresetInfo::id);
    return preset == m_presets.end() || preset->name.empty() ? QString::fromStdString(id) : translated(preset->name);
}

void ShownModel::setPresets(const std::vector<PresetInfo>& presets)
{
    m_presets = presets;
}

void ShownModel::setHost(const QString& host)
{
    if (std::exchange(m_host, host) != host)
        emit changed();
}

void ShownModel::setRunsLast(RunsLast last)
{
    m_runsLast = last;
    emit changed();
}

void ShownModel::setState(const EngineState& state)
{
    if (state == m_state)
        return;
    m_state = state;
    emit changed();
}

void ShownModel::setChosenTask(Task task)
{
    if (std::exchange(m_chosenTask, task) == task)
        return;
    emit changed();
    emit chosenTaskChanged();
}

void ShownModel::setLimit(const TrainingLimit& limit)
{
    if (m_run)
        m_run->progress.limit = limit;
    emit progressed();
}

void ShownModel::showCorpus(const CorpusSummary& summary)
{
    m_data = QString::fromStdString(summary.name);
    m_pairsToTrain = summary.trainingPairs;
    m_alsoValidation = QString::fromStdString(summary.request.alsoValidation);
    m_areOfTheRun = summary.isOfRun;
    m_cameAfterTheRun = true;
    if (m_run && m_areOfTheRun)
        m_run->data = m_data;
    emit changed();
}

void ShownModel::showRun(const RunDescription& run)
{
    m_run = shownRun(run, presetName(run.configuration.preset));
    m_cameAfterTheRun = false;
    m_areOfTheRun = run.hasItsData || !run.past;
    if (m_areOfTheRun && m_run->task == Task::Sentences && !m_data.isEmpty())
        m_run->data = m_data;
    emit replaced();
    emit changed();
}

void ShownModel::showReports(const TrainingReports& reports)
{
    if (!m_run)
        return;
    auto& run = *m_run;
    run.progress = reports.progress;
    if (!reports.steps.empty())
        run.loss = reports.steps.back().loss;
    run.weightsStep = reports.progress.step;
    for (const auto& validation : reports.validations)
        if (validation.best) {
            run.bestStep = validation.step;
            run.mean = validation.mean;
        }
    if (!reports.saveFailures.empty())
        run.saveFailed = true;
    if (reports.end != TrainingEnd::StillRunning)
        return showEnd(reports.end);
    reports.saveFailures.empty() ? emit progressed() : emit changed();
}

/// When training ends by itself, the best weights come back into memory.
void ShownModel::showEnd(TrainingEnd end)
{
    if (!m_run || end == TrainingEnd::StillRunning)
        return;
    m_run->end = pastEnd(end);
    m_run->progress.secondsLeft = 0.0;
    const bool ownEnd = end == TrainingEnd::LimitReached || end == TrainingEnd::EarlyStopped;
    if (ownEnd && m_run->bestStep > 0)
        m_run->weightsStep = m_run->bestStep;
    if (end == TrainingEnd::GoalReached)
        m_run->progress.fraction = 1.0;
    emit changed();
}

void ShownModel::showSaved(const SaveReport& report)
{
    if (!m_run)
        return;
    m_run->folder = report.folder;
    m_run->saves = report.kept;
    m_run->savedStep = report.step;
    m_run->savedAt = QDateTime::currentDateTime();
    m_run->saveFailed = false;
    emit changed();
}

void ShownModel::showNews(const RunNews& news)
{
    if (!m_run || m_run->folder != news.folder || news.activity == RunActivity::Replaced)
        return;
    auto& run = *m_run;
    const auto before = run.end;
    if (news.reports.progress.step > 0)
        run.progress = news.reports.progress;
    if (!news.reports.steps.empty())
        run.loss = news.reports.steps.back().loss;
    if (news.activity != RunActivity::Gone)
        run.end = news.end;
    if (news.end != RunPast::End::TrainedElsewhere)
        run.progress.secondsLeft = 0.0;
    for (const auto& save : news.reports.saves) {
        run.saves = save.kept;
        run.savedStep = save.step;
        run.savedAt = QDateTime::currentDateTime();
    }
    if (news.bestSave && *news.bestSave != run.bestStep) {
        run.bestStep = *news.bestSave;
        run.mean.reset();
    }
    before != run.end || !news.reports.saves.empty() ? emit changed() : emit progressed();
}

void ShownModel::showWeights(const RunDescription& run)
{
    if (!m_run || m_run->folder != run.folder)
        return;
    m_run->weightsStep = run.weightsStep;
    m_run->bestStep = run.bestStep;
    m_run->mean = run.mean;
    emit changed();
}

void ShownModel::forgetRun()
{
    m_run.reset();
    emit replaced();
    emit changed();
}

} // namespace attentoscope::ui
