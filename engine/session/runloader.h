// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/session/finetuning.h"
#include "engine/session/loadedmodel.h"
#include "engine/training/trainingloop.h"

namespace attentoscope {

/// The error of a request that needs pairs while none are loaded.
Error noData();

/// A run that can be trained, or can translate.
struct LoadedRun
{
    std::shared_ptr<LoadedModel> model;
    std::unique_ptr<TrainingLoop> training; ///< null if the run was opened to translate, or if this rank follows rank 0
    std::unique_ptr<FollowedTraining> followed; ///< for ranks other than 0; otherwise null
    RunDescription description;
    RunIdentity identity;
};

/// Makes new runs on the loaded data, and loads earlier ones. Methods that Session also has are described there. If one
/// fails, nothing changes.
class RunLoader
{
public:
    /// `corpus` and `ranks` may be null. `askedThreads` is 0 if the user set no number.
    RunLoader(std::shared_ptr<const Corpus> corpus, int askedThreads, std::shared_ptr<Ranks> ranks)
        : m_corpus(std::move(corpus)), m_askedThreads(askedThreads), m_ranks(std::move(ranks))
    {
    }

    /// The identity of a new run, with its number of threads.
    Result<RunIdentity> identityFor(const TrainingRequest& request) const;
    /// The loaded pairs must be in the words of the request's model.
    Result<FineTuningPlan> planFineTuning(const TrainingRequest& request) const;
    /// Sets Torch's threads to the run's number.
    Result<LoadedRun> startTraining(const TrainingRequest& request) const;
    Result<LoadedRun> resumeTraining(
        const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) const;
    Result<LoadedRun> forkTraining(const ForkRequest& request) const;
    Result<LoadedRun> openRun(const std::string& folder, RunDetail detail) const;
    Result<LoadedRun> openTogether(const std::vector<std::string>& folders) const;

private:
    /// The model whose training the request continues, and the run that begins with it.
    struct FineTuned
    {
        StartingModel model;
        TrainedOn run;
    };
    Result<FineTuned> fineTuned(const TrainingRequest& request, StartingDetail detail) const;
    /// Begins a run that continues the training of the request's model. The loaded pairs must be in its words.
    Result<LoadedRun> trainOn(const TrainingRequest& request) const;
    Result<LoadedRun> start(RunIdentity identity, std::shared_ptr<LoadedModel> model, const TrainingRequest& request,
        TrainingStart from) const;
    /// Continues training from the save, or begins it. If this process follows rank 0 in a fork, `folder` is that of
    /// the original.
    Result<LoadedRun> goOn(RunFolder folder, RunIdentity identity, std::optional<RunSave> save,
        const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) const;
    bool follows() const { return m_ranks && !m_ranks->leads(); }
    /// If there are other ranks, checks that all train the same run, with the same weights, and on processors.
    Result<void> agree(const LoadedModel& model, const RunIdentity& identity, const std::optional<RunSave>& save,
        TrainingTask& task) const;
    Result<LoadedRun> follow(RunIdentity identity, std::shared_ptr<LoadedModel> model, TrainingParts parts) const;
    Result<LoadedRun> begin(RunIdentity identity, std::shared_ptr<LoadedModel> model, TrainingParts parts) const;
    /// Opens a model of others.
    Result<LoadedRun> openOthers(const std::string& path) const;
    void describeData(const RunIdentity& identity, RunDescription& description) const;
    int threadsFor(const Configuration& configuration) const;

    std::shared_ptr<const Corpus> m_corpus;
    int m_askedThreads;
    std::shared_ptr<Ranks> m_ranks;
};

} // namespace attentoscope
