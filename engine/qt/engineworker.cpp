// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/engineworker.h"

#include "engine/types/error.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

namespace attentoscope {

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
    const bool nothingThere = !done && done.error().code == ErrorCode::NotReady;
    m_host.setState({state.data, nothingThere ? state.model : ModelState::None, Activity::Idle});
    if (!nothingThere)
        m_host.reply(&EngineController::discarded, QString::fromStdString(std::exchange(m_folder, {})));
    if (!done)
        m_host.fail(done.error());
}

void RunRequests::save()
{
    if (m_host.isClosing())
        return;
    const Activity before = m_host.state().activity;
    if (!isTraining(before)) // a run that has ended is saved already, and a failed one is not worth it
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
