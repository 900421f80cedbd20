// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/sessionhost.h"
#include "engine/qt/trainingslices.h"

#include <functional>

namespace attentoscope {

/// Nice value of the engine thread. The OpenMP team it starts inherits it.
inline constexpr int engineNiceness = 5;

/// Begins, changes, saves and discards runs. Lives in the engine thread.
class RunRequests
{
public:
    RunRequests(SessionHost& host, TrainingSlices& slices) : m_host(host), m_slices(slices) { }

    void start(const TrainingRequest& request);
    void resume(const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched);
    void fork(const ForkRequest& request);
    void open(const std::string& folder);
    void takeOver(const std::string& folder) { m_folder = folder; } ///< a run that the session had already
    void renewWeights(const std::string& folder); ///< of the run that is open
    void discard();
    void save();
    void validateNow();
    void change(const std::function<Result<void>(Session&)>& apply); ///< of the training under way

private:
    void begin(const std::function<Result<RunDescription>(Session&)>& make, Activity next);

    SessionHost& m_host;
    TrainingSlices& m_slices;
    std::string m_folder; ///< of the run that was begun last; empty: it has none
};

/// Measures sentences in slices, so that whatever else is asked is answered between two of them. Training waits until
/// they are done: all sentences are measured with the same weights. Lives in the engine thread.
class SentenceSlices
{
public:
    SentenceSlices(SessionHost& host, TrainingSlices& training, CallQueue& requests)
        : m_host(host), m_training(training), m_requests(requests)
    {
    }

    void measure(const SentencesRequest& request, const std::stop_token& stop); ///< in place of an earlier request

private:
    void postSlice();
    void runSlice(std::uint64_t id);

    SessionHost& m_host;
    TrainingSlices& m_training;
    CallQueue& m_requests;
    std::stop_token m_stop;
    std::uint64_t m_id = 0; ///< of the request under way; 0: none
};

/// What lives in the engine thread. EngineController owns it; everything but its making and its end happens there.
class EngineWorker
{
public:
    EngineWorker(
        EngineController& controller, CallQueue& answers, SessionFactory factory, std::shared_ptr<EngineFlags> flags);

    void start(); ///< first thing in the thread
    void loadData(const DataRequest& request, const std::stop_token& stop);
    void loadDataOfRun(const DataRequest& request, const std::stop_token& stop);

    CallQueue requests; ///< calls from other threads
    SessionHost host;
    TrainingSlices training{host, requests};
    RunRequests runs{host, training};
    SentenceSlices sentences{host, training, requests};

private:
    using Load = std::function<Result<CorpusSummary>(Session&, const Progress&)>;
    void load(const Load& load, const std::stop_token& stop, const std::function<void(const Error&)>& failed);
};

} // namespace attentoscope
