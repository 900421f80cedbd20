// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/engineworker.h"

#include "engine/types/error.h"

#include <QDebug>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

namespace attentoscope {

SessionHost::SessionHost(
    EngineController& controller, CallQueue& answers, SessionFactory factory, std::shared_ptr<EngineFlags> flags)
    : m_controller(controller), m_answers(answers), m_factory(std::move(factory)), m_flags(std::move(flags))
{
}

bool SessionHost::isReady()
{
    return !isClosing() && (m_session || openSession());
}

Result<void> SessionHost::makeSession()
{
    auto session = m_factory();
    if (!session)
        return std::unexpected(session.error());
    m_session = std::move(*session);
    m_catalogue = m_session->catalogue();
    auto state = m_session->state();
    if (!state)
        return std::unexpected(state.error());
    m_found = std::move(*state);
    return {};
}

bool SessionHost::openSession()
{
    setActivity(Activity::Starting);
    if (const auto made = caught([&] { return makeSession(); }); !made) {
        m_session.reset();
        setActivity(Activity::Failed);
        fail(made.error());
        return false;
    }
    setActivity(Activity::Idle);
    reply(&EngineController::engineReady, std::exchange(m_catalogue, {}));
    showFound();
    return true;
}

/// Reports what the session already had, as if it had been loaded and begun here.
void SessionHost::showFound()
{
    const auto [data, run, training] = std::exchange(m_found, {});
    if (data) {
        setState({DataState::Loaded, ModelState::None, Activity::Idle});
        reply(&EngineController::dataLoaded, *data);
    }
    if (!run)
        return;
    onFoundRun(*run);
    const auto activity = training == SessionTraining::Running ? Activity::Running
        : training == SessionTraining::Paused                  ? Activity::Paused
                                                               : Activity::Idle;
    setState({m_state.data, ModelState::Loaded, activity});
    reply(&EngineController::runStarted, *run);
    onFoundTraining();
}

void SessionHost::close()
{
    if (isTraining(m_state.activity) && m_session->leaving() == Session::Leaving::EndsTraining) {
        const auto last = caught([&] { return m_session->finishTraining(TrainingEnd::Stopped); });
        if (!last)
            qWarning() << "The run could not be saved:" << last.error().message.c_str();
    }
    m_session.reset();
}

bool SessionHost::refusesWhileTraining()
{
    const bool refuses = isTraining(m_state.activity);
    if (refuses)
        refuse("Training is under way. Stop it first, then try again.");
    return refuses;
}

void SessionHost::setActivity(Activity activity)
{
    setState({m_state.data, m_state.model, activity});
}

void SessionHost::setState(const EngineState& state)
{
    if (std::exchange(m_state, state) != state)
        reply(&EngineController::applyState, state);
}

namespace {

constexpr std::chrono::milliseconds trainingTime{20};
constexpr std::chrono::milliseconds oneBatch{0};
constexpr char needsPause[] = "Training is not paused. Pause it first.";

} // namespace

void TrainingSlices::renewStop()
{
    m_stop = m_host.flags().training.renew();
    m_stopIsAnswered = false;
}

void TrainingSlices::begin()
{
    m_reports.clear();
    m_isValidating = false;
    postSlice();
}

void TrainingSlices::release()
{
    m_isHeld = false;
    postSlice();
}

void TrainingSlices::postSlice()
{
    if (!std::exchange(m_isPosted, true))
        m_requests.post([this] { runSlice(); });
}

void TrainingSlices::runSlice()
{
    m_isPosted = false;
    if (m_host.isClosing() || m_isHeld)
        return;
    if (activity() == Activity::Evaluating)
        return validateWhilePaused();
    if (activity() != Activity::Running)
        return;
    advance(trainingTime);
    if (activity() == Activity::Running) {
        deliver(Delivery::WhenDue);
        postSlice();
    }
}

void TrainingSlices::advance(std::chrono::milliseconds budget)
{
    if (m_stop.stop_requested())
        return finish(TrainingEnd::Stopped);
    auto reports = caught([&] { return m_host.session().advance(budget, m_stop); });
    if (!reports)
        return reports.error().code == ErrorCode::OutOfMemory ? pauseAfter(reports.error()) : fail(reports.error());
    m_isValidating = reports->progress.validating;
    const TrainingEnd end = reports->end;
    m_reports.add(std::move(*reports));
    if (end != TrainingEnd::StillRunning)
        finish(end);
    else if (m_stop.stop_requested())
        finish(TrainingEnd::Stopped);
}

void TrainingSlices::fail(const Error& error)
{
    // This error leaves the weights as they were before the step, so the training up to it is kept.
    if (error.code == ErrorCode::NotFinite)
        if (auto last = caught([&] { return m_host.session().finishTraining(TrainingEnd::Stopped); }))
            m_reports.add(std::move(*last));
    deliver(Delivery::Now);
    m_host.setActivity(Activity::Failed);
    m_host.fail(error);
}

void TrainingSlices::pauseAfter(const Error& error)
{
    m_isValidating = false;
    deliver(Delivery::Now);
    m_host.setActivity(Activity::Paused);
    m_host.fail(error);
}

void TrainingSlices::finish(TrainingEnd end)
{
    m_host.setActivity(Activity::Stopping);
    auto last = caught([&] { return m_host.session().finishTraining(end); });
    if (last) {
        last->end = end;
        m_reports.add(std::move(*last));
    }
    if (!last && last.error().code == ErrorCode::Unwritable && !m_host.isClosing()) {
        renewStop(); // the person can decide again: continue, stop or discard
        m_stopIsAnswered = end == TrainingEnd::Stopped;
        return pauseAfter(last.error());
    }
    if (!last && last.error().code == ErrorCode::ConnectionLost)
        return fail(last.error()); // whether training has ended there is not known
    deliver(Delivery::Now);
    m_host.setActivity(Activity::Idle);
    if (!last)
        m_host.fail(last.error());
    m_host.reply(&EngineController::trainingEnded, end);
}

void TrainingSlices::deliver(Delivery delivery)
{
    if (m_reports.isEmpty())
        return;
    const auto now = DeliveryGate::Clock::now();
    if (delivery == Delivery::Now)
        m_host.flags().reports.pass(now);
    else if (!m_host.flags().reports.tryPass(now))
        return;
    m_host.reply(
        [&gate = m_host.flags().reports](EngineController& controller, const TrainingReports& reports) {
            Q_EMIT controller.reported(reports);
            for (const SaveReport& save : reports.saves)
                Q_EMIT controller.saved(save);
            gate.acknowledge();
        },
        m_reports.take());
}

void TrainingSlices::validateWhilePaused()
{
    advance(oneBatch);
    if (activity() != Activity::Evaluating)
        return; // training has ended or failed
    deliver(m_isValidating ? Delivery::WhenDue : Delivery::Now);
    if (m_isValidating)
        postSlice();
    else
        m_host.setActivity(Activity::Paused);
}

void TrainingSlices::validateNow()
{
    const auto begun = caught([&] { return m_host.session().validateNow(); });
    if (!begun)
        m_host.fail(begun.error());
    else if (activity() == Activity::Paused) {
        m_host.setActivity(Activity::Evaluating);
        postSlice();
    }
}

/// Pictures and numbers of a paused training must be of the same step, because people compare them.
void TrainingSlices::showLastStep()
{
    if (!isTraining(activity()))
        return;
    if (auto seen = caught([&] { return m_host.session().watchNow(); }))
        m_reports.add(std::move(*seen));
}

void TrainingSlices::pause()
{
    if (activity() != Activity::Running)
        return; // training has ended meanwhile, so there is nothing to pause
    auto last = caught([&] { return m_host.session().pauseTraining(); });
    if (!last)
        return last.error().code == ErrorCode::OutOfMemory ? pauseAfter(last.error()) : fail(last.error());
    if (*last) {
        const TrainingEnd end = (*last)->end;
        m_isValidating = (*last)->progress.validating;
        m_reports.add(std::move(**last));
        if (end != TrainingEnd::StillRunning)
            return finish(end);
    }
    showLastStep();
    deliver(Delivery::Now);
    m_host.setActivity(Activity::Paused);
}

void TrainingSlices::resume()
{
    if (activity() == Activity::Running)
        return;
    if (activity() != Activity::Paused && activity() != Activity::Evaluating)
        return m_host.refuse(needsPause);
    m_host.setActivity(Activity::Running);
    postSlice();
}

void TrainingSlices::stepOnce()
{
    if (m_host.isClosing() || activity() == Activity::Evaluating)
        return;
    if (activity() != Activity::Paused)
        return m_host.refuse(needsPause);
    advance(oneBatch);
    showLastStep();
    deliver(Delivery::Now);
    if (activity() == Activity::Paused && m_isValidating) {
        m_host.setActivity(Activity::Evaluating); // ends with a pause, so that the next stepOnce() trains again
        postSlice();
    }
}

void TrainingSlices::stop()
{
    // A stop arrives as a flag and as a call. If the flag was handled, but its save failed, nothing is left to do for
    // the call.
    if (std::exchange(m_stopIsAnswered, false) || !isTraining(activity()))
        return;
    finish(TrainingEnd::Stopped);
    m_stopIsAnswered = false;
}

namespace {

constexpr char needsTraining[] = "No training is under way. Start one first.";

constexpr std::chrono::milliseconds measuringTime{50};

/// Gives the calling thread a lower priority than the rest of the program. Linux ignores QThread's priorities.
void giveWayToOtherThreads()
{
    // On Linux, a "process" here is a thread. A program that was started with a higher nice value keeps it.
    const auto thread = static_cast<id_t>(gettid());
    setpriority(PRIO_PROCESS, thread, std::max(getpriority(PRIO_PROCESS, thread), engineNiceness));
}

} // namespace

EngineWorker::EngineWorker(
    EngineController& controller, CallQueue& answers, SessionFactory factory, std::shared_ptr<EngineFlags> flags)
    : host(controller, answers, std::move(factory), std::move(flags))
{
    host.onFoundRun = [this](const RunDescription& run) {
        runs.takeOver(run.folder);
        training.renewStop();
    };
    host.onFoundTraining = [this] { training.begin(); };
}

void EngineWorker::start()
{
    giveWayToOtherThreads();
    host.isReady();
}

void EngineWorker::loadData(const DataRequest& request, const std::stop_token& stop)
{
    load([&](Session& session, const Progress& progress) { return session.loadData(request, progress, stop); }, stop,
        [this](const Error& error) { host.fail(error); });
}

void EngineWorker::loadDataOfRun(const DataRequest& request, const std::stop_token& stop)
{
    load([&](Session& session, const Progress& progress) { return session.loadDataOfRun(request, progress, stop); },
        stop, [this](const Error& error) { host.reply(&EngineController::dataOfRunFailed, error); });
}

void EngineWorker::load(const Load& load, const std::stop_token& stop, const std::function<void(const Error&)>& failed)
{
    if (stop.stop_requested() || !host.isReady() || host.refusesWhileTraining())
        return;
    const EngineState before = host.state();
    host.setState({DataState::Loading, before.model, before.activity});
    const auto progress = [this](double fraction) {
        if (host.flags().loading.tryPass(DeliveryGate::Clock::now()))
            host.reply(
                [&gate = host.flags().loading](EngineController& controller, double done) {
                    Q_EMIT controller.loadingProgressed(done);
                    gate.acknowledge();
                },
                fraction);
    };
    const auto summary = caught([&] { return load(host.session(), progress); });
    if (!summary) {
        host.setState(before);
        if (!stop.stop_requested())
            failed(summary.error());
        return;
    }
    host.setState({DataState::Loaded, before.model, Activity::Idle});
    host.reply(&EngineController::dataLoaded, *summary);
}

void RunRequests::start(const TrainingRequest& request)
{
    begin([&](Session& session) { return session.startTraining(request); }, Activity::Running);
}

void RunRequests::resume(
    const std::string& folder, const TrainingLimit& limit, const std::vector<WatchedSentence>& watched)
{
    begin([&](Session& session) { return session.resumeTraining(folder, limit, watched); }, Activity::Running);
}

void RunRequests::fork(const ForkRequest& request)
{
    begin([&](Session& session) { return session.forkTraining(request); }, Activity::Running);
}

void RunRequests::open(const std::string& folder)
{
    begin([&](Session& session) { return session.openRun(folder, RunDetail::History); }, Activity::Idle);
}

void RunRequests::renewWeights(const std::string& folder)
{
    if (!m_host.isReady() || m_host.refusesWhileTraining())
        return;
    if (folder != m_folder)
        return m_host.refuse(Message("\"{}\" is not the run that is open, so its weights are not renewed.", folder));
    const auto run = caught([&] { return m_host.session().openRun(folder, RunDetail::Identity); });
    if (run)
        m_host.reply(&EngineController::weightsRenewed, *run);
    else
        m_host.fail(run.error());
}

void RunRequests::begin(const std::function<Result<RunDescription>(Session&)>& make, Activity next)
{
    if (!m_host.isReady() || m_host.refusesWhileTraining())
        return;
    const Activity before = m_host.state().activity;
    m_slices.renewStop();
    m_host.setActivity(Activity::Starting);
    const auto run = caught([&] { return make(m_host.session()); });
    if (!run) {
        m_host.setActivity(before);
        return m_host.fail(run.error());
    }
    m_folder = run->folder;
    m_host.setState({m_host.state().data, ModelState::Loaded, next});
    m_host.reply(&EngineController::runStarted, *run);
    m_slices.begin();
}

void RunRequests::discard()
{
    if (m_host.isClosing())
        return;
    const auto state = m_host.state();
    const bool isFree = state.activity == Activity::Idle || state.activity == Activity::Failed;
    if (!isTraining(state.activity) && !isFree)
        return m_host.refuse(needsTraining);
    m_host.setActivity(Activity::Stopping);
    m_slices.forgetReports();
    const auto done = caught([&] { return m_host.session().discardTraining(); });
    if (!done && done.error().code == ErrorCode::ConnectionLost) {
        m_host.setActivity(Activity::Failed); // the run is still there, or it is not: nobody knows here
        return m_host.fail(done.error());
    }
    const bool nothingThere = !done && done.error().code == ErrorCode::NotReady;
    m_host.setState({state.data, nothingThere ? state.model : ModelState::None, Activity::Idle});
    if (!nothingThere) {
        const auto folder = std::exchange(m_folder, {});
        m_host.reply(&EngineController::discarded, done ? QString::fromStdString(folder) : QString());
    }
    if (!done)
        m_host.fail(done.error());
}

void RunRequests::save()
{
    if (m_host.isClosing())
        return;
    const Activity before = m_host.state().activity;
    if (!isTraining(before)) // a run that has ended is saved already, and a failed one is not worth a save
        return m_host.refuse(needsTraining);
    m_host.setActivity(Activity::Saving);
    const auto report = caught([&] { return m_host.session().save(); });
    m_host.setActivity(before);
    if (report)
        m_host.reply(&EngineController::saved, *report);
    else
        m_host.fail(report.error());
}

void RunRequests::validateNow()
{
    if (m_host.isClosing())
        return;
    if (!isTraining(m_host.state().activity))
        return m_host.refuse(needsTraining);
    m_slices.validateNow();
}

void RunRequests::change(const std::function<Result<void>(Session&)>& apply)
{
    if (!isTraining(m_host.state().activity))
        return m_host.refuse(needsTraining);
    if (const auto applied = caught([&] { return apply(m_host.session()); }); !applied)
        m_host.fail(applied.error());
}

void SentenceSlices::measure(const SentencesRequest& request, const std::stop_token& stop)
{
    if (stop.stop_requested() || !m_host.isReady())
        return;
    const auto begun = caught([&] { return m_host.session().measureSentences(request, stop); });
    m_id = begun ? request.id : 0;
    m_stop = stop;
    if (begun) {
        m_training.hold();
        return postSlice();
    }
    m_training.release();
    if (!stop.stop_requested())
        m_host.reply(&EngineController::sentencesFailed, request.id, begun.error());
}

void SentenceSlices::postSlice()
{
    m_requests.post([this, id = m_id] { runSlice(id); });
}

void SentenceSlices::runSlice(std::uint64_t id)
{
    if (id != m_id || m_host.isClosing())
        return; // another request has replaced this one
    if (!m_stop.stop_requested()) {
        const auto part = caught([&] { return m_host.session().advanceSentences(measuringTime, m_stop); });
        if (!part)
            m_host.reply(&EngineController::sentencesFailed, id, part.error());
        else if (!m_stop.stop_requested())
            m_host.reply(&EngineController::sentencesMeasured, *part);
        if (part && !part->complete && !m_stop.stop_requested())
            return postSlice();
    }
    m_id = 0;
    m_training.release();
}

} // namespace attentoscope
