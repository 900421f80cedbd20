// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/sessionhost.h"
#include "engine/qt/trainingslices.h"

#include <functional>

namespace attentoscope {

/// Nice value of the engine thread. Its OpenMP threads inherit it.
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
    void takeOver(const std::string& folder) { m_folder = folder; } ///< a run that the session already had
    void renewWeights(const std::string& folder); ///< of the open run
    void discard();
    void save();
    void validateNow();
    void change(const std::function<Result<void>(Session&)>& apply); ///< changes the current training

private:
    void begin(const std::function<Result<RunDescription>(Session&)>& make, Activity next);

    SessionHost& m_host;
    TrainingSlices& m_slices;
    std::string m_folder; ///< folder of the run that was begun last; empty: it has none
};

/// Measures sentences in slices, so that other requests are answered between two of them. Training waits until they are
/// measured, because all need the same weights. Lives in the engine thread.
class SentenceSlices
{
public:
    SentenceSlices(SessionHost& host, TrainingSlices& training, CallQueue& requests)
        : m_host(host), m_training(training), m_requests(requests)
    {
    }

    void measure(const SentencesRequest& request, const std::stop_token& stop); ///< replaces an earlier request

private:
    void postSlice();
    void runSlice(std::uint64_t id);

    SessionHost& m_host;
    TrainingSlices& m_training;
    CallQueue& m_requests;
    std::stop_token m_stop;
    std::uint64_t m_id = 0; ///< id of the current request; 0: none
};

/// Everything that lives in the engine thread. EngineController makes, owns and destroys it. All other calls are in the
/// engine thread.
class EngineWorker
{
public:
    EngineWorker(
        EngineController& controller, CallQueue& answers, SessionFactory factory, std::shared_ptr<EngineFlags> flags);

    void start(); ///< must be the first call in the thread
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
