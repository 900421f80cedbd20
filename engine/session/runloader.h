// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/session/loadedmodel.h"
#include "engine/training/trainingloop.h"

namespace attentoscope {

/// A run that is ready: to be trained, or to translate with.
struct LoadedRun
{
    std::shared_ptr<LoadedModel> model;
    std::unique_ptr<TrainingLoop> training; ///< null: it was opened to translate, or is followed
    std::unique_ptr<FollowedTraining> followed; ///< of a rank other than 0; otherwise null
    RunDescription description;
    RunIdentity identity;
};

/// Makes new runs on the data that is loaded, and loads earlier ones. The methods do what Session says of those that
/// are named alike; what a failed one leaves is as it was before.
class RunLoader
{
public:
    /// `corpus` and `ranks` may be null; `askedThreads` is 0 where nobody asked for a number.
    RunLoader(std::shared_ptr<const Corpus> corpus, int askedThreads, std::shared_ptr<Ranks> ranks)
        : m_corpus(std::move(corpus)), m_askedThreads(askedThreads), m_ranks(std::move(ranks))
    {
    }

    /// What a new run is, with the threads that it will compute on.
    Result<RunIdentity> identityFor(const TrainingRequest& request) const;
    /// Torch computes on the run's threads from then on.
    Result<LoadedRun> startTraining(const TrainingRequest& request) const;
    Result<LoadedRun> resumeTraining(
        const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched) const;
    Result<LoadedRun> openRun(const std::string& folder, RunDetail detail) const;
    Result<LoadedRun> openTogether(const std::vector<std::string>& folders) const;

private:
    bool follows() const { return m_ranks && !m_ranks->leads(); }
    /// With other ranks: that all train the same, from the same weights, and on processors.
    Result<void> agree(const LoadedModel& model, const RunIdentity& identity, const std::optional<RunSave>& save,
        TrainingTask& task) const;
    Result<LoadedRun> follow(RunIdentity identity, std::shared_ptr<LoadedModel> model, TrainingParts parts) const;
    Result<LoadedRun> begin(RunIdentity identity, std::shared_ptr<LoadedModel> model, TrainingParts parts) const;
    void tellData(const RunIdentity& identity, RunDescription& description) const;
    int threadsFor(const Configuration& configuration) const;

    std::shared_ptr<const Corpus> m_corpus;
    int m_askedThreads;
    std::shared_ptr<Ranks> m_ranks;
};

} // namespace attentoscope
