// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/qt/callqueue.h"
#include "engine/qt/enginecontroller.h"
#include "engine/qt/engineflags.h"
#include "engine/remote/keptreports.h"

#include <functional>
#include <utility>

namespace attentoscope {

/// The session, its state, and the way back to the controller. Lives in the engine thread. A new state is reported
/// before its cause: when a payload arrives, the state already fits.
class SessionHost
{
public:
    /// `answers` runs calls in the controller's thread.
    SessionHost(
        EngineController& controller, CallQueue& answers, SessionFactory factory, std::shared_ptr<EngineFlags> flags);

    /// Makes the session if there is none. False if that fails, or if the program is ending.
    bool isReady();
    bool isClosing() const { return m_flags->closing.stop_requested(); }
    void close(); ///< ends training and saves it, unless it continues without this session; destroys the session
    Session& session() { return *m_session; } ///< may be called only after isReady() has returned true
    EngineFlags& flags() { return *m_flags; }

    const EngineState& state() const { return m_state; }
    void setState(const EngineState& state);
    void setActivity(Activity activity);

    /// Calls a function of the controller, mostly a signal, in its thread.
    template <typename Receive, typename... Values>
    void reply(Receive receive, Values... values)
    {
        m_answers.post([&controller = m_controller, receive, ... values = std::move(values)] {
            std::invoke(receive, controller, values...);
        });
    }
    void fail(const Error& error) { reply(&EngineController::failed, error); }
    bool refusesWhileTraining(); ///< whether training runs; if so, answers that the request is not possible
    void refuse(const Message& message) { fail({ErrorCode::NotReady, message, {}}); }

    /// Called when a new session already has a run, before that run is reported.
    std::function<void(const RunDescription& run)> onFoundRun = [](const RunDescription&) { };
    std::function<void()> onFoundTraining = [] { }; ///< called after that run was reported

private:
    bool openSession();
    Result<void> makeSession();
    void showFound();

    EngineController& m_controller; ///< used only by calls that `reply` posts
    CallQueue& m_answers;
    SessionFactory m_factory;
    std::shared_ptr<EngineFlags> m_flags;
    std::unique_ptr<Session> m_session;
    Catalogue m_catalogue; ///< of m_session
    SessionState m_found; ///< what the session had when it was made
    EngineState m_state;
};

/// Trains in slices of about 20 ms, so that other requests are answered between two of them. Also pauses, makes single
/// steps, validates, ends training, and reports. Lives in the engine thread.
class TrainingSlices
{
public:
    /// `requests` runs calls in the engine thread, in order.
    TrainingSlices(SessionHost& host, CallQueue& requests) : m_host(host), m_requests(requests) { }

    void renewStop(); ///< called before a run begins, so that a later request to stop applies to this run
    void begin(); ///< called when a run has begun; trains slices if its activity is Running
    void forgetReports() { m_reports.clear(); } ///< drops reports that were not sent yet

    void hold() { m_isHeld = true; } ///< no slice runs until release()
    void release();

    void pause();
    void resume();
    void stepOnce();
    void stop();
    void validateNow();

private:
    enum class Delivery : std::uint8_t { WhenDue, Now };

    void postSlice();
    void runSlice();
    void advance(std::chrono::milliseconds budget);
    void validateWhilePaused(); ///< validates in slices, and then pauses again
    void fail(const Error& error);
    void pauseAfter(const Error& error); ///< for errors after which training can continue
    void showLastStep();
    void finish(TrainingEnd end);
    void deliver(Delivery delivery);
    Activity activity() const { return m_host.state().activity; }

    SessionHost& m_host;
    CallQueue& m_requests;
    ReportBatcher m_reports;
    std::stop_token m_stop;
    /// Whether the flag of a stop was handled, but its save failed; its call will still come.
    bool m_stopIsAnswered = false;
    bool m_isPosted = false; ///< whether the next slice is posted
    bool m_isHeld = false;
    bool m_isValidating = false;
};

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
