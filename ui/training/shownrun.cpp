// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/shownrun.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace attentoscope::ui {

namespace {

QString nameOfPairs(const DataRequest& data)
{
    return data.sample.empty() ? QFileInfo(QString::fromStdString(data.source)).fileName()
                               : QString::fromStdString(data.sample);
}

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

/// The share of the limit that is done, where nobody says it.
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

} // namespace

ShownRun shownRun(const RunDescription& run)
{
    ShownRun shown;
    shown.folder = run.folder;
    shown.preset = QString::fromStdString(run.configuration.preset);
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

} // namespace attentoscope::ui
