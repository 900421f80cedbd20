// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/shownwords.h"

#include "ui/training/shownmodel.h"
#include "ui/widgets/abilities.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QLocale>

namespace attentoscope::ui {

namespace {

QString number(std::int64_t count)
{
    return countText(std::size_t(count));
}

bool hasOtherPairs(const ShownModel& shown)
{
    return shown.run() && shown.pairs() == LoadedPairs::Others;
}

QString endText(RunPast::End end)
{
    switch (end) {
    case RunPast::End::LimitReached:
        return ShownModel::tr("Finished");
    case RunPast::End::EarlyStopped:
        return ShownModel::tr("Stopped early");
    case RunPast::End::Stopped:
        return ShownModel::tr("Stopped");
    case RunPast::End::GoalReached:
        return ShownModel::tr("Goal reached");
    case RunPast::End::Interrupted:
        return ShownModel::tr("Interrupted");
    case RunPast::End::TrainedElsewhere:
        return ShownModel::tr("Being trained by another program");
    }
    return {};
}

/// The run's progress, in the units of its limit.
QString placeText(const ShownRun& run)
{
    const auto& progress = run.progress;
    const auto& limit = progress.limit;
    if (limit.steps > 0)
        return ShownModel::tr("step %1 of %2").arg(number(progress.step), number(limit.steps));
    if (limit.minutes > 0.0)
        return ShownModel::tr("minute %1 of %2")
            .arg(decimalText(progress.seconds / 60.0, 1), QLocale().toString(limit.minutes));
    const auto epoch = decimalText(progress.epoch, 1);
    if (limit.epochs > 0)
        return ShownModel::tr("epoch %1 of %2").arg(epoch).arg(limit.epochs);
    return progress.epoch > 0.0 ? ShownModel::tr("epoch %1").arg(epoch) : QString();
}

QString withPlace(const QString& text, const ShownModel& shown)
{
    const auto place = shown.run() ? placeText(*shown.run()) : QString();
    return place.isEmpty() ? text : ShownModel::tr("%1, %2").arg(text, place);
}

/// An engine has pairs only after its own start. With pairs, Activity::Starting is thus the start of a model, which may
/// take a minute for its word pieces.
bool hasPairs(const ShownModel& shown)
{
    return shown.state().data == DataState::Loaded;
}

QString idleText(const ShownModel& shown)
{
    if (shown.state().data == DataState::Loading)
        return ShownModel::tr("Reading the data…");
    if (shown.awaitsNewModel())
        return ShownModel::tr("Ready to train a new model");
    if (const auto& run = shown.run()) {
        if (run->isOfOthers)
            return ShownModel::tr("A model of others, only read");
        const bool isDone = run->progress.fraction >= 1.0;
        return withPlace(
            endText(run->end.value_or(isDone ? RunPast::End::LimitReached : RunPast::End::Stopped)), shown);
    }
    const bool needsPairs = shown.chosenTask() == Task::Sentences && !hasPairs(shown);
    return needsPairs ? ShownModel::tr("Choose data to train on") : ShownModel::tr("Ready to train");
}

QString whatIsMissing(const ShownModel& shown)
{
    if (shown.state().activity == Activity::Starting)
        return hasPairs(shown) ? ShownModel::tr("The model is being prepared")
                               : ShownModel::tr("The engine is starting");
    if (shown.state().data == DataState::Loading)
        return ShownModel::tr("The sentence pairs are still being read");
    if (shown.state().activity == Activity::Stopping || shown.state().activity == Activity::Saving)
        return ShownModel::tr("The run is being saved");
    return ShownModel::tr("Open sentence pairs or choose a sample first: a new model learns from them");
}

QString pairsOf(const ShownRun& run)
{
    return run.trainingPairs > 0
        ? ShownModel::tr("%1 (%Ln training pairs)", nullptr, int(run.trainingPairs)).arg(run.data)
        : run.data;
}

QString runningText(const ShownModel& shown)
{
    if (!shown.run())
        return ShownModel::tr("Training");
    const auto& progress = shown.run()->progress;
    if (progress.learningLinks)
        return ShownModel::tr("Learning the links that are taught: %1 %").arg(int(100.0 * *progress.learningLinks));
    return progress.validating ? ShownModel::tr("Validating") : ShownModel::tr("Training");
}

} // namespace

QString folderText(const ShownModel& shown)
{
    if (!shown.run())
        return {};
    const auto folder = shortPath(QString::fromStdString(shown.run()->folder));
    return shown.host().isEmpty() || folder.isEmpty() ? folder : ShownModel::tr("%1 on %2").arg(folder, shown.host());
}

QString windowTitle(const ShownModel& shown)
{
    const auto& run = shown.run();
    QString what = shown.data();
    if (shown.awaitsNewModel())
        what = ShownModel::tr("%1 · model in memory: %2").arg(shown.data(), run->name);
    else if (run)
        what = run->data.isEmpty() ? run->name : ShownModel::tr("%1 · %2").arg(run->name, run->data);
    const auto program = shown.host().isEmpty() ? ShownModel::tr("Attentoscope")
                                                : ShownModel::tr("Attentoscope on %1").arg(shown.host());
    return what.isEmpty() ? program : ShownModel::tr("%1 — %2").arg(what, program);
}

QString headline(const ShownModel& shown)
{
    switch (shown.state().activity) {
    case Activity::Starting:
        return hasPairs(shown) ? ShownModel::tr("Preparing the model…") : ShownModel::tr("Starting the engine…");
    case Activity::Idle:
        return idleText(shown);
    case Activity::Running:
        return withPlace(runningText(shown), shown);
    case Activity::Paused:
        return withPlace(ShownModel::tr("Paused"), shown);
    case Activity::Stopping:
        return withPlace(ShownModel::tr("Stopping…"), shown);
    case Activity::Evaluating:
        return withPlace(ShownModel::tr("Validating"), shown);
    case Activity::Saving:
        return withPlace(ShownModel::tr("Saving…"), shown);
    case Activity::Failed:
        return withPlace(ShownModel::tr("Stopped by an error"), shown);
    }
    return {};
}

QString weightsText(const ShownModel& shown)
{
    const auto& run = shown.run();
    if (!run || isTraining(shown.state().activity))
        return {};
    if (shown.awaitsNewModel())
        return run->data.isEmpty() ? ShownModel::tr("In memory: %1").arg(run->name)
                                   : ShownModel::tr("In memory: %1, trained on %2").arg(run->name, run->data);
    if (run->weightsStep == 0)
        return {};
    if (run->mean && run->weightsStep == run->bestStep)
        return ShownModel::tr("In memory: the mean of %1 saves, steps %2 to %3")
            .arg(number(run->mean->count), number(run->mean->first), number(run->mean->last));
    const bool isBest = run->weightsStep == run->bestStep;
    const bool isNewest = run->weightsStep == run->progress.step && !shown.isTrainedElsewhere();
    return (isBest     ? ShownModel::tr("In memory: the best weights, of step %1")
            : isNewest ? ShownModel::tr("In memory: the newest weights, of step %1")
                       : ShownModel::tr("In memory: weights of step %1"))
        .arg(number(run->weightsStep));
}

QString planText(const ShownModel& shown)
{
    const auto& run = shown.run();
    if (!run || !run->progress.plan || !isTraining(shown.state().activity))
        return {};
    const auto& plan = *run->progress.plan;
    const auto steps = ShownModel::tr("Plan: about %1 steps").arg(number(plan.steps));
    return plan.epochs > 0.0 ? ShownModel::tr("%1, %2 epochs, %3 target tokens")
                                   .arg(steps, decimalText(plan.epochs, 1), compactCountText(plan.targetTokens))
                             : steps;
}

QString modelText(const ShownModel& shown)
{
    if (!shown.run())
        return {};
    const auto& run = *shown.run();
    const auto name = hasOtherPairs(shown) ? run.name : run.preset;
    const auto parameters = compactCountText(run.parameters);
    return run.task == Task::Sentences
        ? ShownModel::tr("%1: %2 parameters, %3 source and %4 target words")
              .arg(name, parameters, countText(run.sourceVocabulary), countText(run.targetVocabulary))
        : ShownModel::tr("%1: %2 parameters").arg(name, parameters);
}

QString curveHeading(const ShownModel& shown)
{
    if (!hasOtherPairs(shown))
        return {};
    const auto& run = *shown.run();
    return run.data.isEmpty() ? ShownModel::tr("Loss of %1").arg(run.name)
                              : ShownModel::tr("Loss of %1, trained on %2").arg(run.name, run.data);
}

QString stepText(const ShownModel& shown, std::int64_t step)
{
    if (hasOtherPairs(shown))
        return step > 0 ? ShownModel::tr("model of %1, after step %2").arg(shown.run()->name, number(step))
                        : ShownModel::tr("model of %1").arg(shown.run()->name);
    return step > 0 ? ShownModel::tr("after step %1").arg(number(step)) : QString();
}

QString saveText(const ShownModel& shown)
{
    if (!shown.run())
        return {};
    const auto& run = *shown.run();
    if (run.folder.empty())
        return ShownModel::tr("Not saved");
    if (run.isOfOthers)
        return ShownModel::tr("Only read");
    if (shown.runsLast() == RunsLast::UntilTheLessonEnds)
        return ShownModel::tr("Thrown away when the lesson ends");
    if (run.savedStep == 0)
        return ShownModel::tr("Not saved yet");
    return (run.saveFailed ? ShownModel::tr("Not saved since step %1") : ShownModel::tr("Saved at step %1"))
        .arg(number(run.savedStep));
}

QString saveTip(const ShownModel& shown)
{
    if (!shown.run() || shown.run()->folder.empty() || shown.runsLast() == RunsLast::UntilTheLessonEnds)
        return {};
    const auto folder = folderText(shown);
    const auto& moment = shown.run()->savedAt;
    return moment.isValid()
        ? ShownModel::tr("In %1, at %2").arg(folder, QLocale().toString(moment.time(), QLocale::ShortFormat))
        : ShownModel::tr("In %1").arg(folder);
}

QString trainTip(const ShownModel& shown)
{
    const auto able = abilitiesFor(shown.state(), {.chosen = shown.chosenTask()});
    if (able.pause)
        return ShownModel::tr("Pause training");
    if (able.resume)
        return ShownModel::tr("Resume training");
    if (!able.start)
        return whatIsMissing(shown);
    return shown.chosenTask() == Task::Sentences ? ShownModel::tr("Train a new model on %1").arg(shown.data())
                                                 : ShownModel::tr("Train a new model; it needs no sentence pairs");
}

bool canContinue(const ShownModel& shown)
{
    const auto& run = shown.run();
    const bool hasPairs = shown.pairs() == LoadedPairs::OfTheRun || shown.pairs() == LoadedPairs::NotNeeded;
    return run && !run->folder.empty() && hasPairs && !shown.isTrainedElsewhere()
        && abilitiesFor(shown.state(), {.chosen = shown.chosenTask(), .loaded = run->task}).goOn;
}

QString continueTip(const ShownModel& shown)
{
    const auto& run = shown.run();
    if (!run)
        return ShownModel::tr("There is no run to continue yet");
    if (run->folder.empty())
        return ShownModel::tr("This run was not saved, so it cannot be continued");
    if (run->isOfOthers)
        return ShownModel::tr("Others trained this model. It is only read, so its training cannot be continued.");
    if (shown.isTrainedElsewhere())
        return ShownModel::tr("Another program is training this run. It can be continued here after that.");
    if (shown.pairs() == LoadedPairs::None && shown.state().data != DataState::Loading)
        return ShownModel::tr("To continue this run, open the sentence pairs that it was trained on: %1")
            .arg(pairsOf(*run));
    if (hasOtherPairs(shown))
        return ShownModel::tr(
            "%1 was trained on %2, but %3 (%4 training pairs) is loaded. Open the pairs of the run to "
            "continue it.")
            .arg(run->name, pairsOf(*run), shown.data(), countText(shown.pairsToTrain()));
    if (!canContinue(shown))
        return whatIsMissing(shown);
    return ShownModel::tr("Train this run further, for as long as the settings say: minutes, steps or epochs");
}

bool canFork(const ShownModel& shown)
{
    const auto& run = shown.run();
    return run && run->savedStep > 0 && shown.pairs() == LoadedPairs::OfTheRun && canContinue(shown);
}

QString forkTip(const ShownModel& shown)
{
    if (canFork(shown))
        return ShownModel::tr("Train this run again without some of its pairs, and compare both: what did they teach?");
    return ShownModel::tr(
        "A run can be trained again without some of its pairs when it has ended and is saved, and its "
        "pairs are loaded");
}

bool canFineTune(const ShownModel& shown)
{
    const auto& run = shown.run();
    return run && run->task == Task::Sentences && (run->isOfOthers || !run->saves.empty())
        && abilitiesFor(shown.state()).start;
}

QString fineTuningTip(const ShownModel& shown)
{
    if (canFineTune(shown))
        return ShownModel::tr("Train %1 on with %2 in a new run; its network, words and pieces stay")
            .arg(shown.run()->name, shown.data());
    return ShownModel::tr("A model of others, or a run that is saved, can be trained on when it is open and sentence "
                          "pairs are loaded");
}

} // namespace attentoscope::ui
